// The door of the room: pieces that other rooms may show.
export { ListasDeProveedor } from './listas/listas-de-proveedor.tsx';
