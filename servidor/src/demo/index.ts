export { ofrecerDemo } from './al-arrancar.ts';
export { type AvanceDeDemo, cargarDemo, type PedidoDeDemo, type RechazoDeDemo, type ResumenDeDemo } from './cargar.ts';
export { fraseDeAvance, fraseDeRechazo, fraseDeResumen } from './frases.ts';
export { ARTICULOS_MINIMO, MAXIMO, pedidoPorOmision } from './pedido.ts';
