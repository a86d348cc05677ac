// A page with the component that the site's page on Angular shows.
import '@angular/compiler';
import { Component, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Tabs } from '../../../demo/stacks/angular.mts';

const textOf = (n: number) => `Text ${n}`;

@Component({
  selector: '#page',
  imports: [Tabs],
  template: `
    <p>
      <button (click)="isShown.set(!isShown())">Toggle</button>
      <button (click)="add()">Add</button>
      <button (click)="rename()">Rename</button>
      <button (click)="stay()" [attr.aria-label]="stays + ' inns'">More</button>
    </p>
    @if (isShown()) {
      <trip-tabs [items]="items()" [options]="options" />
    }
  `,
})
class Page {
  isShown = signal(true);
  options = { animation: { effects: 'none' }, mobileNav: 'auto' };
  stays = 2;
  items = signal([
    { label: 'Label 1', content: textOf(1) },
    { label: 'Label 2', content: '2 inns' },
  ]);

  add() {
    const n = this.items().length + 1;
    this.items.update((items) => [...items, { label: `Label ${n}`, content: textOf(n) }]);
  }

  rename() {
    this.items.update((items) =>
      items.map(({ content }, index) => ({ label: `Name ${index + 1}`, content })),
    );
  }

  stay() {
    this.stays += 1;
    this.items.update((items) =>
      items.map((item, index) => (index === 1 ? { ...item, content: `${this.stays} inns` } : item)),
    );
  }
}

bootstrapApplication(Page, { providers: [provideZonelessChangeDetection()] });
