import type { Cliente } from '#prueba/app.ts';

export const BASE = '/api/articulos';
export const C = `${BASE}/clasificacion`;

/** Trees and artículos for the tests of this folder; every code is another. */
export function crearHacedor(persona: () => Cliente) {
  let serie = 0;
  const siguiente = () => {
    serie += 1;
    return `K${serie}`;
  };
  const crear = async (nivel: string, cuerpo: object) =>
    persona().post(`${BASE}/${nivel}`, { codigo: siguiente(), nombre: `Nodo ${serie}`, ...cuerpo });
  const arbol = async (de: { rubro?: object; familia?: object; subfamilia?: object } = {}) => {
    const rubro = (await crear('rubros', { ...de.rubro })).cuerpo;
    const familia = (await crear('familias', { rubroId: rubro.id, ...de.familia })).cuerpo;
    const subfamilia = (await crear('subfamilias', { familiaId: familia.id, ...de.subfamilia })).cuerpo;
    return { rubro, familia, subfamilia };
  };
  const articuloEn = (subfamiliaId: string, resto: object = {}) =>
    persona().post(BASE, { codigo: siguiente(), descripcion: 'x', subfamiliaId, ...resto });
  return { siguiente, crear, arbol, articuloEn };
}

type Lado = { readonly id: string; readonly version: number };

/** What a move or a merge asks for. */
export const hacia = (nodo: Lado, destino: Lado, resto: object = {}) => ({
  version: nodo.version,
  destinoId: destino.id,
  versionDestino: destino.version,
  motivo: 'Ordenar el catálogo',
  ...resto,
});
