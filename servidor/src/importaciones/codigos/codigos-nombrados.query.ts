import { normaCodigo } from '@trastienda/nucleo/comun/texto.ts';
import type { Hallado } from '@trastienda/nucleo/importaciones/entidades/estructuras-del-archivo.ts';
import { sql } from 'kysely';
import type { Tx } from '#db/db.ts';

type Candidato = {
  readonly norma: string;
  readonly id: string;
  readonly codigo: string;
  /** 0 its own code, 1 another one of those it answers to, 2 its own and it is inactive. */
  readonly puesto: number;
  readonly unidad: string;
  readonly nombreDeUnidad: string;
};

const POR_VEZ = 20_000;
const NINGUNO: Hallado = { motivo: 'No existe un artículo con ese código. Importá primero los artículos.' };
const VARIOS: Hallado = {
  motivo: 'Hay más de un artículo que se escribe parecido: escribilo exactamente como está.',
};

/**
 * Who each code means: whoever has it as its own, of two that differ only by their distinción the one written the same; when it is
 * nobody's, whoever answers to it; and else one that is inactive, so that it can be said.
 */
export async function buscarPorCodigo(tx: Tx, codigos: Iterable<string>): Promise<(codigo: string) => Hallado> {
  const normas = [...new Set([...codigos].map(normaCodigo))].filter((norma) => norma !== '');
  const candidatos = new Map<string, Candidato[]>();
  for (let i = 0; i < normas.length; i += POR_VEZ) {
    for (const candidato of await leerCandidatos(tx, normas.slice(i, i + POR_VEZ))) {
      const suyos = candidatos.get(candidato.norma);
      if (suyos) suyos.push(candidato);
      else candidatos.set(candidato.norma, [candidato]);
    }
  }
  return (codigo) => elegir(codigo, candidatos.get(normaCodigo(codigo)) ?? []);
}

async function leerCandidatos(tx: Tx, normas: readonly string[]): Promise<readonly Candidato[]> {
  const { rows } = await sql<Candidato>`
    with pedida as (select unnest(${normas}::text[]) collate "C" as norma)
    select x.norma, x.id, x.codigo, x.puesto, u.codigo as unidad, u.nombre as "nombreDeUnidad"
      from (select p.norma, a.id, a.codigo, a.unidad_id, case when a.estado = 'INACTIVO' then 2 else 0 end as puesto
              from pedida p join articulo a on a.codigo_norm = p.norma
            union
            select p.norma, a.id, a.codigo, a.unidad_id, 1
              from pedida p join codigo_articulo c on c.valor_norm = p.norma
              join articulo a on a.id = c.articulo_id and a.estado <> 'INACTIVO') x
      join unidad u on u.id = x.unidad_id
  `.execute(tx);
  return rows;
}

function elegir(codigo: string, candidatos: readonly Candidato[]): Hallado {
  const mejor = Math.min(...candidatos.map(({ puesto }) => puesto));
  const mejores = candidatos.filter(({ puesto }) => puesto === mejor);
  const iguales = mejores.filter((uno) => uno.codigo.toUpperCase() === codigo.toUpperCase());
  const [uno, otro] = iguales.length > 0 ? iguales : mejores;
  if (!uno) return NINGUNO;
  if (otro) return VARIOS;
  return { id: uno.id, codigo: uno.codigo, unidades: [uno.unidad, uno.nombreDeUnidad] };
}
