import { itemsHolding, openAll } from '../core/lookup';
import { listen } from '../core/signals';
import type { Feature, Widget } from '../core/widget';

/** Whether the user's last action may submit a form. Pages also validate forms while users type. */
let maySubmit: boolean;

/** Notes whether the user's last action may submit a form. */
function listenToPage(): void {
  const note = ({ type, key, ctrlKey, metaKey }: KeyboardEvent): void =>
    void (maySubmit = type === 'click' || key === 'Enter' || ctrlKey || metaKey);
  ['click', 'keydown', 'input', 'mousedown'].forEach((type) =>
    addEventListener(type, note as EventListener, true),
  );
}

/**
 * When a form isn't submitted because of an invalid field, opens the items that contain the first one. The browser
 * focuses that next.
 */
function onInvalid({ target, currentTarget }: Event): void {
  const field = target as HTMLInputElement;
  const path = itemsHolding(field);
  const last = path[path.length - 1];
  if (!maySubmit || !last || last.widget.root !== currentTarget) return;
  const all = field.form ? Array.from(field.form.elements) : [field];
  const first = all.find((one) => one.matches(':invalid:not(fieldset)'));
  if (first === field) openAll(path, 'reveal');
}

const mount = (widget: Widget): void => listen(widget, widget.root, { invalid: onInvalid }, true);

/** Opens items in which a form has an invalid field. */
export const invalidFields = { mount, listenToPage } satisfies Feature;
