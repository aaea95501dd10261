import type { Orden, Respuesta } from './ordenes.ts';
import type { Nombres } from './traduccion.ts';

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape, true and broken ones
type Suelto = any;

/** What an answer of the product says, in the words of the model. Learns the ids that it brings. */
export function entender(nombres: Nombres, orden: Orden, status: number, texto: string): Respuesta {
  const cuerpo: Suelto = JSON.parse(texto);
  if (status >= 300) return { status, code: cuerpo.code, data: datosDe(nombres, cuerpo) };
  aprender(nombres, orden, cuerpo);
  return { status: status as 200, cuerpo: vista(nombres, orden, cuerpo) };
}

function aprender({ notas, ajustes, renglones, claves }: Nombres, orden: Orden, cuerpo: Suelto): void {
  if (orden.que === 'ajuste.crear') ajustes.set(orden.ajuste, cuerpo.id);
  if (orden.que === 'nota.crear') notas.set(orden.nota, cuerpo.id);
  if (orden.que !== 'nota.crear' && orden.que !== 'nota.editar') return;
  for (const [i, { clave, sigue }] of orden.renglones.entries()) {
    const id = cuerpo.renglones[i]?.id;
    if (sigue || id === undefined) continue;
    renglones.set(clave, id);
    claves.set(id, clave);
  }
}

function vista(nombres: Nombres, orden: Orden, cuerpo: Suelto): unknown {
  if (orden.que === 'articulo.precio') return { neto: cuerpo.neto };
  return orden.que.startsWith('nota.') ? notaLeida(nombres, cuerpo) : ajusteLeido(nombres, cuerpo);
}

/** A nota as any of its answers tells it. */
export function notaLeida({ articulos, claves }: Nombres, cuerpo: Suelto): unknown {
  const { estado, version, acciones, renglones, totales } = cuerpo;
  return {
    estado,
    version,
    acciones: acciones.toSorted(),
    renglones: renglones.map((renglon: Suelto) => ({
      clave: claves.get(renglon.id),
      articulo: articulos.indexOf(renglon.articuloId),
      pedida: renglon.pedida,
      entregada: renglon.entregada,
      cancelada: renglon.cancelada,
      reservada: renglon.reservada,
      pendiente: renglon.pendiente,
      precio: renglon.precio,
      precioDeLista: renglon.precioDeLista,
      sinCargo: renglon.sinCargo,
      descuentos: renglon.descuentos,
      importe: renglon.importe,
    })),
    totales: { neto: totales.neto, iva: totales.iva, total: totales.total },
  };
}

/** An ajuste as any of its answers tells it. */
export function ajusteLeido({ articulos }: Nombres, cuerpo: Suelto): unknown {
  const { estado, version, acciones, renglones } = cuerpo;
  return {
    estado,
    version,
    acciones: acciones.toSorted(),
    renglones: renglones.map(({ articuloId, cantidad, fisico, reservado }: Suelto) => ({
      articulo: articulos.indexOf(articuloId),
      cantidad,
      fisico,
      reservado,
    })),
  };
}

/** Of a refusal, what the business says it must tell. */
function datosDe({ articulos, claves }: Nombres, { code, data }: Suelto): unknown {
  const articulo = (fila: Suelto) => articulos.indexOf(fila.articuloId);
  switch (code) {
    case 'comun.transicion_invalida':
      return { estado: data.estado, accion: data.accion, permitidas: data.permitidas.toSorted() };
    case 'comun.version_vieja':
      return { version: data.version };
    case 'ventas.stock_insuficiente':
      return data.faltantes.map((fila: Suelto) => ({
        articulo: articulo(fila),
        renglones: fila.renglonIds.map((id: string) => claves.get(id)),
        pedido: fila.pedido,
        disponible: fila.disponible,
        enOtras: fila.enOtras,
      }));
    case 'ventas.cantidad_excedida':
      return data.renglones
        .map(({ renglonId, cantidad, pendiente }: Suelto) => ({ clave: claves.get(renglonId), cantidad, pendiente }))
        .toSorted((uno: Suelto, otro: Suelto) => (uno.clave < otro.clave ? -1 : 1));
    case 'ventas.sin_precio':
    case 'ventas.precio_sin_permiso':
      return data.renglones.map(articulo);
    case 'ventas.nada_entregado':
      return data.permitidas;
    case 'stock.insuficiente':
    case 'stock.negativo_sin_permiso':
      return data.faltantes
        .map((fila: Suelto) => ({ articulo: articulo(fila), pedido: fila.pedido, fisico: fila.fisico }))
        .toSorted((uno: Suelto, otro: Suelto) => uno.articulo - otro.articulo);
    default:
      return null;
  }
}
