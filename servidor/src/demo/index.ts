export { ofrecerDemo } from './al-arrancar.ts';
export { cargarDemo } from './cargar.ts';
export { fraseDeAvance, fraseDeRechazo, fraseDeResumen } from './frases.ts';
export { ARTICULOS_MINIMO, MAXIMO, type PedidoDeDemo, pedidoPorOmision } from './pedido.ts';
