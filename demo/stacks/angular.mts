import {
  AfterViewChecked,
  AfterViewInit,
  Component,
  ElementRef,
  Input,
  OnDestroy,
  inject,
} from '@angular/core';
import $ from 'jquery';
import 'ui-tabs';

@Component({
  selector: 'trip-tabs',
  styles: ':host { display: block }',
  template: `
    <ul>
      @for (item of items; track item.label) {
        <li>
          <a>{{ item.label }}</a>
        </li>
      }
    </ul>
    <div>
      @for (item of items; track item.label) {
        <div>
          <div>{{ item.content }}</div>
        </div>
      }
    </div>
  `,
})
export class Tabs implements AfterViewInit, AfterViewChecked, OnDestroy {
  @Input() items: { label: string; content: string }[] = [];
  @Input() options = {};
  private root = $(inject(ElementRef).nativeElement);
  private names = '';

  ngAfterViewInit() {
    this.root.uiTabs(this.options);
  }

  ngAfterViewChecked() {
    const names = this.items.map(({ label }) => label).join();
    if (names !== this.names) this.root.uiTabs('refresh');
    this.names = names;
  }

  ngOnDestroy() {
    this.root.uiTabs('destroy');
  }
}
