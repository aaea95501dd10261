import { cicloDeNota } from '@trastienda/nucleo/ventas/ciclo-de-nota.ts';
import type { Nota } from '@trastienda/nucleo/ventas/contrato-respuestas.ts';
import type { RenglonDeNota } from '@trastienda/nucleo/ventas/nota.ts';
import { noVendiblesDe } from '@trastienda/nucleo/ventas/renglones.ts';
import { confirmar } from '@trastienda/nucleo/ventas/reservar.ts';
import { aLaVez } from '#db/transaccion.ts';
import type { Orden } from '#http/contexto.ts';
import { exigir, rechazar } from '#http/regla-rota.ts';
import { diferencias } from '#plataforma/auditoria.ts';
import { abrirConPartes } from '#ventas/abrir-nota.ts';
import { exigirAptas, exigirConocidas } from '#ventas/borrador/exigir-partes.ts';
import { insertarComponentes } from '#ventas/kits/componentes.repo.ts';
import { conComponentes } from '#ventas/kits/fijar-componentes.ts';
import { exigirPrecios } from '#ventas/limites/exigir-precios.ts';
import { moverNota } from '#ventas/notas.repo.ts';
import { contestar } from '#ventas/vista/respuesta.ts';
import { apartar, bloquearLibre } from './apartar.ts';
import { exigirStock } from './exigir-stock.ts';

type Pedido = { readonly version: number; readonly parcial?: boolean | undefined };

/** Confirms a draft and reserves its stock: all of it, or what there is when the user accepts a part. */
export async function confirmarNota(orden: Orden, id: string, { version, parcial = false }: Pedido): Promise<Nota> {
  const { tx, usuario, auditar, publicar } = orden;
  const { nota: abierta, partes } = await abrirConPartes(orden, { id, version, permiso: 'nota.confirmar' });
  exigir(cicloDeNota.destinos(abierta.estado, 'confirmar'));
  const conocidas = exigirConocidas(partes);
  exigirAptas(conocidas);
  const noVendibles = noVendiblesDe(abierta.renglones.map(({ articulo }) => articulo));
  if (noVendibles.length > 0) rechazar('ventas.articulo_no_vendible', { articulos: noVendibles });

  const { limite } = conocidas.deposito;
  // A reason stands, whoever confirms.
  const yaAceptado = ({ motivoDePrecio }: RenglonDeNota) => motivoDePrecio !== '';
  await exigirPrecios(orden, abierta.renglones, { listaId: abierta.listaId, limite, yaAceptado });

  const nota = { ...abierta, renglones: await conComponentes(tx, abierta.renglones) };

  const libre = await bloquearLibre(tx, nota);
  const { estado, apartados } = await exigirStock(orden, nota.depositoId, confirmar(nota, libre, { parcial }));

  const [reservas] = await aLaVez(tx, [
    () => apartar(tx, nota, apartados),
    () => insertarComponentes(tx, id, nota.renglones),
    () => moverNota(tx, { nota, accion: 'confirmar', hacia: estado, usuarioId: usuario.id }),
  ]);
  auditar({
    accion: 'nota.confirmar',
    entidad: 'nota',
    id,
    sucursalId: nota.sucursalId,
    cambios: diferencias({ estado: nota.estado }, { estado }),
  });
  publicar({
    tipo: 'nota.por_entregar',
    sucursalId: nota.sucursalId,
    autorId: usuario.id,
    datos: { notaId: id, numero: nota.numero, cliente: conocidas.cliente.razonSocial, quien: usuario.nombre },
  });
  return contestar({ ...nota, estado, version: version + 1 }, reservas, usuario);
}
