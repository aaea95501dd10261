import type { Endpoint } from '@trastienda/nucleo/comun/endpoint.ts';
import { endpoints } from '@trastienda/nucleo/endpoints.ts';
import { z } from 'zod';
import { pedidos } from '#campanias/c08-permisos/pedidos/index.ts';
import type { Parte } from '#campanias/c08-permisos/pedidos/pedido.ts';
import type { Persona } from '#campanias/c08-permisos/personas.ts';
import { caminoDe, type Fila, nombreDe } from '#campanias/c08-permisos/tabla/fila.ts';
import { tabla } from '#campanias/c08-permisos/tabla/index.ts';
import type { Batalla } from './batalla.ts';

/** A door, how to knock on it so that it opens, and as whom. */
export type Puerta = {
  readonly nombre: string;
  readonly metodo: string;
  readonly fila: Fila;
  readonly pedir: () => Promise<Parte>;
};

/** Doors that end what the campaign itself stands on: its sessions, its people. */
const QUE_NO_SE_TOCAN =
  /\/(salir|cerrar|cerrar-otras|contrasena|bloquear|alta|ingresar)$|\/administrador\/usuarios\/:id/;

/** Every door the campaign may knock on, by method. Those whose answer does not end are left out. */
export function puertasDe({ terreno }: Batalla, deLectura: boolean): readonly Puerta[] {
  return tabla
    .filter(({ puerta, flujo }) => puerta.startsWith('GET ') === deLectura && !flujo && !QUE_NO_SE_TOCAN.test(puerta))
    .flatMap((fila) => {
      const pedido = pedidos[nombreDe(fila)];
      if (!pedido) return [];
      const { metodo } = caminoDe(fila);
      return [{ nombre: nombreDe(fila), metodo, fila, pedir: async () => pedido(terreno, 'central') }];
    });
}

/** Who may do all: with a session where only people may, with a key where requests are many. */
export function quienPuede({ personas }: Batalla, medio: 'cookie' | 'clave'): Persona {
  const encontrada = personas.find(
    (una) =>
      una.medio === medio &&
      una.reciente &&
      una.concesiones.some(({ rol, donde }) => rol === 'administrador' && donde === 'todas'),
  );
  if (!encontrada) throw new Error(`nobody administers with ${medio}`);
  return encontrada;
}

export const medioDe = ({ fila }: Puerta): 'cookie' | 'clave' => (fila.confirma === 'en persona' ? 'cookie' : 'clave');

function contratoDe({ fila }: Puerta): Endpoint | undefined {
  const { metodo, patron } = caminoDe(fila);
  return endpoints.find((uno) => uno.method === metodo && uno.path === patron);
}

const nombresDe = (esquema: unknown): readonly string[] =>
  esquema instanceof z.ZodObject ? Object.keys(esquema.shape) : [];

/** The contract of the body of a door; none takes none, or takes it in another form. */
export function cuerpoDe(puerta: Puerta): z.ZodType | undefined {
  const body = contratoDe(puerta)?.body;
  return body instanceof z.ZodType ? body : undefined;
}

/** The names that the query of a door knows. */
export const consultaDe = (puerta: Puerta): readonly string[] => nombresDe(contratoDe(puerta)?.query);

/** The names that the body of a door knows. */
export const camposDe = (puerta: Puerta): readonly string[] => nombresDe(contratoDe(puerta)?.body);

/** A door without a body in its contract never looks at one. */
export const tomaCuerpo = (puerta: Puerta): boolean => contratoDe(puerta)?.body !== undefined;
