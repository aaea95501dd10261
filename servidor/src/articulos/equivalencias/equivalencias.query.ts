import type { Hallado } from '@trastienda/nucleo/articulos/busqueda.ts';
import type { Equivalencias } from '@trastienda/nucleo/articulos/contrato.ts';
import { compararSustitutos } from '@trastienda/nucleo/articulos/equivalencias/sustitutos.ts';
import { alcanceDeStock, comoLista } from '#articulos/alcance-de-stock.ts';
import { leerHallazgos } from '#articulos/busqueda/hallazgos.query.ts';
import { leerQuienQueda } from '#articulos/fusion/fusion.repo.ts';
import { exigirLista } from '#articulos/tabla/lista.query.ts';
import type { Consulta } from '#http/contexto.ts';
import { rechazar } from '#http/regla-rota.ts';
import { leerAnteriores, leerCadena, leerGrupos } from './equivalencias.repo.ts';

type Pedido = {
  readonly depositoId?: string | undefined;
  readonly sucursalId?: string | undefined;
  readonly listaId?: string | undefined;
};

/** Everything that may stand in for an artículo, with its price and its stock; a fixed number of statements. */
export async function verEquivalencias(
  { db, usuario, ahora }: Consulta,
  id: string,
  { depositoId, sucursalId, listaId }: Pedido,
): Promise<Equivalencias> {
  if (listaId !== undefined) await exigirLista(db, listaId);
  const [propio, ...nuevos] = await leerCadena(db, id);
  if (!propio) return rechazar('comun.no_encontrado', { que: 'el artículo' });
  const miembros = [...(await leerGrupos(db, [id])).keys()].filter((miembro) => miembro !== id);
  const anteriores = await leerAnteriores(db, id);
  const fusionadoEn = await leerQuienQueda(db, id);

  const pedidos = [
    ...miembros.map((miembro) => hallado(miembro, 'EQUIVALENTE', propio.codigo)),
    ...nuevos.map((nuevo) => hallado(nuevo.id, 'REEMPLAZA', propio.codigo)),
    // What is older was not found for replacing anything: it is told by its own code.
    ...anteriores.map((anterior) => hallado(anterior.id, 'CODIGO', anterior.codigo)),
  ];
  const sucursales = comoLista(alcanceDeStock(usuario));
  const verProveedores = usuario.puede('proveedor.ver');
  const filas = await leerHallazgos(db, pedidos, {
    listaId,
    ahora,
    depositoId,
    sucursalId,
    sucursales,
    conCerca: depositoId !== undefined,
    verProveedores,
  });
  return {
    equivalentes: filas.slice(0, miembros.length).toSorted(compararSustitutos),
    reemplazadoPor: filas.slice(miembros.length, miembros.length + nuevos.length),
    reemplazaA: filas.slice(miembros.length + nuevos.length),
    ...(fusionadoEn ? { fusionadoEn } : {}),
  };
}

const hallado = (articuloId: string, motivo: Hallado['motivo'], de: string): Hallado => ({
  articuloId,
  motivo,
  tipo: null,
  norma: null,
  exacto: false,
  de,
});
