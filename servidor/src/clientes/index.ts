export { cargarDomicilios, type DomicilioParaCargar } from './cargar-domicilios.ts';
export { seEncuentra as condicionDeBusqueda } from './busqueda.sql.ts';
export {
  type ClienteACargar,
  type ClienteParaOperar,
  cargarClientes,
  consumidorFinalId,
  leerCliente,
} from './clientes.repo.ts';
