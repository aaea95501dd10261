export { seEncuentra as condicionDeBusqueda } from './busqueda.sql.ts';
export { guardarCargaDeClientes } from './carga-masiva.ts';
export { cargarDomicilios } from './cargar-domicilios.ts';
export {
  cargarClientes,
  consumidorFinalId,
} from './clientes.repo.ts';
export { revertirCargaDeClientes } from './revertir-carga.ts';
