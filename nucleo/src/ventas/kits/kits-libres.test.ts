import fc from 'fast-check';
import { expect, it } from 'vitest';
import { decimal } from '#comun/decimal.ts';
import { nota, renglon } from '#ventas/ayudas-de-prueba.ts';
import { entregar } from '#ventas/entregar.ts';
import { kitsLibres, kitsReservados, parteDelTotal } from './kit.ts';

const componente = fc.record({
  total: fc.integer({ min: 1, max: 90 }),
  reservado: fc.integer({ min: 0, max: 90 }),
  libre: fc.integer({ min: -5, max: 60 }),
});

it('INV-25 what is put aside and what is free make as many kits as can be delivered, and not one more', () => {
  const partes = fc.array(componente, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(29), partes, (pedida, salieron, dichas) => {
      const entregada = decimal(Math.min(salieron, pedida - 1));
      const partida = (total: number, kits: ReturnType<typeof decimal>) =>
        parteDelTotal({ total: String(total), decimales: 0 }, kits, String(pedida));
      const componentes = dichas.map(({ total, reservado, libre }, i) => {
        const pendiente = decimal(total).minus(partida(total, entregada));
        const apartado = pendiente.lt(reservado) ? pendiente : decimal(reservado);
        const suyo = { id: `c${i}`, articuloId: `a${i}`, codigo: `A${i}`, descripcion: `A${i}`, decimales: 0 };
        return { ...suyo, total: String(total), apartado, libre };
      });
      const linea = renglon({
        ...{ id: 'r1', tipo: 'KIT', articuloId: 'kit', decimales: 0 },
        ...{ pedida: String(pedida), entregada: entregada.toFixed(), kit: { elecciones: null, componentes } },
      });
      const reservado = new Map(componentes.map(({ id, apartado }) => [id, apartado]));
      const libreDe = new Map(componentes.map(({ articuloId, libre }) => [articuloId, String(libre)]));
      const puede = kitsReservados(linea, reservado).plus(
        kitsLibres(linea, reservado, (articuloId) => libreDe.get(articuloId) ?? '0'),
      );
      const existencias = {
        depositoId: 'salon',
        // Nothing was lost of what is reserved: what is free below zero is free of nobody.
        saldos: new Map(
          componentes.map(({ articuloId, apartado, libre }) => [
            articuloId,
            { fisico: apartado.plus(Math.max(0, libre)).toFixed(), reservado: apartado.toFixed() },
          ]),
        ),
        reservas: componentes
          .filter(({ apartado }) => apartado.gt(0))
          .map(({ id, apartado }) => ({
            ...{ id: `v-${id}`, linea: id, depositoId: 'salon', cantidad: apartado.toFixed() },
          })),
        admitenNegativo: new Set<string>(),
      };
      const sale = (kits: ReturnType<typeof decimal>) =>
        entregar(
          nota(entregada.gt(0) ? 'PARCIAL' : 'CONFIRMADA', [linea]),
          [{ renglonId: 'r1', cantidad: kits.toFixed() }],
          existencias,
        ).ok;
      const pendientes = decimal(pedida).minus(entregada);
      if (puede.gt(0)) expect(sale(puede.lt(pendientes) ? puede : pendientes)).toBe(true);
      if (puede.lt(pendientes)) expect(sale(puede.plus(1))).toBe(false);
    }),
    { numRuns: 300 },
  );
});
