import { vistaDeAjuste } from './ajustes.ts';
import { vistaDeNota } from './ciclo.ts';
import { textoDeCantidad } from './importes.ts';
import { exigirIgual, type Mesa } from './mesa.ts';
import { saldo } from './mundo.ts';
import { ajusteLeido, notaLeida } from './respuestas.ts';

/** At the end of a world: what anybody reads through the API is what the model says, document by document. */
export async function releer(mesa: Mesa): Promise<void> {
  const { mundo, nombres, banco } = mesa;
  const notas = Object.entries(mundo.notas).map(async ([nombre, nota]) => {
    const leida = await banco.leer(`/api/ventas/notas-de-pedido/${nombres.notas.get(nombre)}`);
    exigirIgual(mesa, `lectura de ${nombre}`, notaLeida(nombres, leida), vistaDeNota(mundo, nota, 0));
  });
  const ajustes = Object.entries(mundo.ajustes).map(async ([nombre, ajuste]) => {
    const leido = await banco.leer(`/api/stock/ajustes/${nombres.ajustes.get(nombre)}`);
    exigirIgual(mesa, `lectura de ${nombre}`, ajusteLeido(nombres, leido), vistaDeAjuste(mundo, ajuste, 0));
  });
  await Promise.all([...notas, ...ajustes]);
  await Promise.all(nombres.articulos.map((id, articulo) => releerStock(mesa, id, articulo)));
}

type Saldos = {
  readonly filas: readonly {
    readonly depositoId: string;
    readonly fisico: string;
    readonly reservado: string;
    readonly disponible: string;
  }[];
};
type Kardex = { readonly resumen: { readonly entradas: string; readonly salidas: string; readonly cierre: string } };

async function releerStock(mesa: Mesa, articuloId: string, articulo: number): Promise<void> {
  const { mundo, nombres, banco } = mesa;
  const { filas } = await banco.leer<Saldos>(`/api/stock/saldos?articuloId=${articuloId}`);
  for (const [deposito, depositoId] of nombres.depositos.entries()) {
    const { fisico, reservado, entradas, salidas } = saldo(mundo, articulo, deposito);
    const fila = filas.find((una) => una.depositoId === depositoId);
    const lugar = `${articulo}@${deposito}`;
    const visto = fila ? [fila.fisico, fila.reservado, fila.disponible] : ['0', '0', '0'];
    exigirIgual(mesa, `saldo de ${lugar}`, visto, [fisico, reservado, fisico - reservado].map(textoDeCantidad));

    const busca = `articuloId=${articuloId}&depositoId=${depositoId}&porPagina=1`;
    const { resumen } = await banco.leer<Kardex>(`/api/stock/kardex?${busca}`);
    const cifras = [resumen.entradas, resumen.salidas, resumen.cierre];
    exigirIgual(mesa, `kardex de ${lugar}`, cifras, [entradas, salidas, fisico].map(textoDeCantidad));
  }
}
