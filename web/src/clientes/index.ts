// The door of the room: pieces that other rooms may show.
export { SelectorDeCliente } from './selector-de-cliente.tsx';
