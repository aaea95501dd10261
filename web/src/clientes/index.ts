// The door of the room: pieces that other rooms may show.
export { EstadoDeCliente } from './estado-de-cliente.tsx';
export { PanelDeCliente } from './panel-de-cliente.tsx';
export { type ClienteElegido, SelectorDeCliente } from './selector-de-cliente.tsx';
