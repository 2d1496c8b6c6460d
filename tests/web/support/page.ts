import '../../../web/page/frame/main.tsx';

export { render } from 'preact';
