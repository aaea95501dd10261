import { setTimeout as esperar } from 'node:timers/promises';
import type { Tarea } from '@trastienda/nucleo/importaciones/ciclo-de-importacion.ts';
import type { Entidad } from '@trastienda/nucleo/importaciones/entidades/entidades.ts';
import type { Cliente, Contestacion } from '#prueba/app.ts';

/** What a person does with a file, waiting for long work to end. */
export type Importador = {
  readonly subir: (contenido: string | Uint8Array, nombre?: string, perfil?: string) => Promise<Contestacion>;
  readonly cambiar: (id: string, cuerpo: object) => Promise<Contestacion>;
  /** Starts long work on the version there is and answers the importación once nothing is in course. */
  readonly hacer: (id: string, tarea: Tarea | 'descartar', mas?: object) => Promise<Contestacion>;
  /** Takes a file in, from beginning to end. */
  readonly importar: (contenido: string, opciones?: object) => Promise<Contestacion>;
  readonly filas: (id: string, consulta?: string) => Promise<Contestacion>;
};

export function importadorDe(persona: Cliente, entidad: Entidad): Importador {
  const ruta = (id: string, resto = '') => `/api/importaciones/${id}${resto}`;
  const subir: Importador['subir'] = (contenido, nombre = `${entidad}.csv`, perfil) =>
    persona.subir(
      '/api/importaciones',
      { entidad, ...(perfil === undefined ? {} : { perfil }) },
      { nombre, contenido },
    );
  const cambiar: Importador['cambiar'] = async (id, cuerpo) => {
    const { version } = (await persona.get(ruta(id))).cuerpo;
    return persona.patch(ruta(id), { version, ...cuerpo });
  };
  const hacer: Importador['hacer'] = async (id, tarea, mas) => {
    const { version } = (await persona.get(ruta(id))).cuerpo;
    const empezada = await persona.post(ruta(id, `/${tarea}`), { version, ...mas });
    return empezada.status === 200 ? alTerminar(persona, id) : empezada;
  };
  return {
    subir,
    cambiar,
    hacer,
    importar: async (contenido, opciones) => {
      const { id } = (await subir(contenido)).cuerpo;
      if (opciones) await cambiar(id, { opciones });
      return hacer(id, 'aplicar');
    },
    filas: (id, consulta = '') => persona.get(ruta(id, `/filas?${consulta}`)),
  };
}

/** The importación once nothing is in course. */
export async function alTerminar(persona: Cliente, id: string): Promise<Contestacion> {
  for (let vez = 0; vez < 5_000; vez += 1) {
    const leida = await persona.get(`/api/importaciones/${id}`);
    if (leida.cuerpo.tarea === null) return leida;
    await esperar(10);
  }
  throw new Error('long work did not end in fifty seconds');
}
