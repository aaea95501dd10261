import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { muestrasDeCorreo } from './muestras/email.ts';
import { bien, type Manejador } from './servidor.ts';

const correos = crearAlmacen(() => muestrasDeCorreo(new Date()));

export const verCorreos: Manejador = () => bien(correos.leer());
