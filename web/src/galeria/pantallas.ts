import type { ComponentType } from 'react';
import { interceptar } from '#api/interceptor.ts';
import { rutas } from './api-falsa/rutas.ts';
import { crearApiFalsa } from './api-falsa/servidor.ts';
import { pantallasDeBlog } from './blog/pantallas.ts';
import { pantallasDeCalendario } from './calendar/pantallas.ts';
import { pantallasDeGraficos } from './charts/pantallas.ts';
import { pantallasDeChats } from './chats/pantallas.ts';
import type { PantallaDeGaleria } from './comun/pantalla.ts';
import { pantallasDeContactos } from './contacts/pantallas.ts';
import { pantallasDePaneles } from './dashboards/pantallas.ts';
import { pantallasDeEcommerce } from './ecommerce/pantallas.ts';
import { pantallasDeCorreo } from './email/pantallas.ts';
import { pantallasDeFormularios } from './forms/pantallas.ts';
import { pantallasDeNotas } from './notes/pantallas.ts';
import { pantallasDePaginas } from './pages/pantallas.ts';
import { pantallasDeSistema } from './sistema/pantallas.ts';
import { pantallasDeTablas } from './tables/pantallas.ts';
import { pantallasDeTickets } from './tickets/pantallas.ts';
import { pantallasDeComponentes } from './ui-components/pantallas.ts';
import { pantallasDePerfil } from './user-profile/pantallas.ts';
import { pantallasDeWidgets } from './widgets/pantallas.ts';

/** Every demonstration screen there is, by its group. */
export const pantallas: readonly PantallaDeGaleria[] = [
  ...pantallasDeSistema,
  ...pantallasDeChats,
  ...pantallasDeNotas,
  ...pantallasDeContactos,
  ...pantallasDeEcommerce,
  ...pantallasDePaneles,
  ...pantallasDeTickets,
  ...pantallasDePerfil,
  ...pantallasDeComponentes,
  ...pantallasDePaginas,
  ...pantallasDeGraficos,
  ...pantallasDeBlog,
  ...pantallasDeFormularios,
  ...pantallasDeTablas,
  ...pantallasDeWidgets,
  ...pantallasDeCorreo,
  ...pantallasDeCalendario,
];

/**
 * The screen behind an address, with the fake API it asks; undefined when it is still to be built. This module comes with
 * the first demonstration that somebody opens.
 */
export async function traerPantalla(pathname: string): Promise<ComponentType | undefined> {
  interceptar(crearApiFalsa(rutas));
  const camino = pathname.replace(/(.)\/$/, '$1');
  return pantallas.find(({ ruta }) => ruta.test(camino))?.cargar();
}
