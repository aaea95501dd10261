import { muestrasDeChats } from './muestras/chats.ts';
import { bien, type Manejador } from './servidor.ts';

export const verChats: Manejador = () => bien(muestrasDeChats(new Date()));
