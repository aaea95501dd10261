// They come together: one file more to name would weigh on every visit, and these are for few.
export { FiltrosDeEnlace } from './filtros-de-enlace.tsx';
export { FiltrosDelModelo } from './filtros-del-modelo.tsx';
