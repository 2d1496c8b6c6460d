import './edges.css';
import { useEffect, useRef } from 'preact/hooks';
import { observeSize } from '../observe-size.ts';

/** Marks at which edges something that scrolls sideways goes on; its style fades it there. */
export function useEdges<E extends HTMLElement>() {
  const scroller = useRef<E>(null);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const mark = () => {
      const { scrollLeft, clientWidth, scrollWidth } = element;
      element.classList.toggle('more-left', scrollLeft > 1);
      element.classList.toggle('more-right', scrollLeft + clientWidth < scrollWidth - 1);
    };
    const leave = observeSize(element, mark);
    element.addEventListener('scroll', mark, { passive: true });
    return () => {
      leave();
      element.removeEventListener('scroll', mark);
    };
  }, []);
  return scroller;
}
