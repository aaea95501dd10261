import { muestrasDeContactos } from './muestras/contacts.ts';
import { bien, type Manejador } from './servidor.ts';

export const verContactos: Manejador = () => bien(muestrasDeContactos());
