export { seEncuentra as condicionDeBusqueda } from './busqueda.sql.ts';
export { guardarCargaDeClientes } from './carga-masiva.ts';
export { cargarDomicilios, type DomicilioParaCargar } from './cargar-domicilios.ts';
export {
  type ClienteACargar,
  type ClienteParaOperar,
  cargarClientes,
  consumidorFinalId,
  leerCliente,
} from './clientes.repo.ts';
export { revertirCargaDeClientes } from './revertir-carga.ts';
