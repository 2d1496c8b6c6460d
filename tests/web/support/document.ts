import { GlobalRegistrator } from '@happy-dom/global-registrator';
import { HTMLSelectElement, ShadowRoot } from 'happy-dom';

/*
 * A document in Node without layout, painting or styles: happy-dom's, with what the page needs and happy-dom lacks.
 */

/** Node's own, which pass messages between threads and stream to the compiler of WebAssembly; happy-dom's do not. */
const KEPT = [
  'fetch',
  'Response',
  'MessageChannel',
  'MessagePort',
  'performance',
  'structuredClone',
] as const;

// In happy-dom, a select whose value is set to a number has none.
const ofSelect = Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value');
Object.defineProperty(HTMLSelectElement.prototype, 'value', {
  ...ofSelect,
  set(this: HTMLSelectElement, value: unknown) {
    ofSelect?.set?.call(this, String(value));
  },
});

// In happy-dom, asking a shadow root for its active element throws if the focus is in another one.
const ofShadow = Object.getOwnPropertyDescriptor(ShadowRoot.prototype, 'activeElement');
Object.defineProperty(ShadowRoot.prototype, 'activeElement', {
  ...ofShadow,
  get(this: ShadowRoot) {
    try {
      return ofShadow?.get?.call(this);
    } catch {
      return null;
    }
  },
});

/** Opens a document as the globals; `hash` is the fragment of its address with '#', `width` that of its window in CSS pixels. */
export function openDocument(hash: string, width: number, reducedMotion: boolean, processors = 1): void {
  const own = KEPT.map((name) => [name, globalThis[name]] as const);
  GlobalRegistrator.register({
    url: `http://127.0.0.1/some/where/${hash}`,
    width,
    height: 800,
    settings: {
      disableComputedStyleRendering: true,
      device: { prefersReducedMotion: reducedMotion ? 'reduce' : 'no-preference' },
    },
  });
  for (const [name, value] of own) Object.defineProperty(globalThis, name, { value, configurable: true });
  addLacking();
  fillWindow();
  Object.defineProperty(navigator, 'hardwareConcurrency', { value: processors });
}

export const isDocumentOpen = (): boolean => GlobalRegistrator.isRegistered;

export const closeDocument = (): Promise<void> => GlobalRegistrator.unregister();

/** Adds what happy-dom lacks: popovers, the full screen, and a reflected attribute. */
function addLacking(): void {
  Object.assign(HTMLElement.prototype, { hidePopover: () => {} });
  Object.assign(document, { fullscreenElement: null });
  // Nothing has a style but its own, and happy-dom would compute that from all ancestors.
  Object.assign(globalThis, { getComputedStyle: ({ style }: HTMLElement) => style });
  Object.defineProperty(Element.prototype, 'ariaExpanded', {
    configurable: true,
    get(this: Element) {
      return this.getAttribute('aria-expanded');
    },
  });
}

/** Lists show what they have room for, and nothing has a size here: makes everything as large as the window. */
function fillWindow(): void {
  Object.defineProperties(HTMLElement.prototype, {
    clientWidth: { get: () => innerWidth, configurable: true },
    clientHeight: { get: () => innerHeight, configurable: true },
  });
}
