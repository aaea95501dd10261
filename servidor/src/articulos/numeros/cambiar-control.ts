import type { ArticuloCambiado } from '@trastienda/nucleo/articulos/contrato.ts';
import type { Control } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { cambiarControl as decidir } from '@trastienda/nucleo/articulos/numeros/control.ts';
import { bloquearArticulo } from '#articulos/articulos.repo.ts';
import { anotarCambio, exigirVersionDeArticulo } from '#articulos/cambio-de-articulo.ts';
import { conRestricciones } from '#db/restriccion.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { leerControl, sostenerSaldos } from './control.query.ts';

type Pedido = { readonly version: number; readonly control: Control };

/** What moving an artículo asks from now on (ART-24). Held whole: nobody names it in a movement meanwhile. */
export async function cambiarControl(orden: Orden, id: string, pedido: Pedido): Promise<ArticuloCambiado> {
  const { tx } = orden;
  await sostenerSaldos(tx, id);
  const articulo = await bloquearArticulo(tx, id, { todo: true });
  await exigirVersionDeArticulo(tx, articulo, pedido.version);
  const antes = await leerControl(tx, id);
  const control = exigir(decidir({ ...articulo, hay: antes.hay }, pedido.control));
  const { codigo } = articulo;
  await conRestricciones(tx, { numero_de_oblea: () => rechazar('articulos.obleas_de_otro', { codigo }) }, () =>
    tx.updateTable('articulo').set({ control }).where('id', '=', id).executeTakeFirstOrThrow(),
  );
  return anotarCambio(orden, articulo, 'articulo.cambiar_control', {
    campo: 'control de stock',
    antes: antes.control,
    despues: control,
  });
}
