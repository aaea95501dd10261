import { describe, expect, it } from 'vitest';
import { cicloDeNota } from './ciclo-de-nota.ts';

describe('life cycle of a nota de pedido', () => {
  it('INV-76 allows from each state exactly the actions the business agreed on, and says where they lead', () => {
    const tabla = Object.fromEntries(
      cicloDeNota.estados.map((estado) => [
        estado,
        Object.fromEntries(
          cicloDeNota.accionesDesde(estado).map((accion) => {
            const destinos = cicloDeNota.destinos(estado, accion);
            return [accion, destinos.ok ? destinos.value : []];
          }),
        ),
      ]),
    );

    const porEntregar = ['PARCIAL', 'FINALIZADA'];
    expect(tabla).toEqual({
      BORRADOR: {
        editar: ['BORRADOR'],
        'actualizar-precios': ['BORRADOR'],
        confirmar: ['CONFIRMADA'],
        anular: ['ANULADA'],
      },
      CONFIRMADA: {
        preparar: ['EN_PREPARACION'],
        reservar: ['CONFIRMADA'],
        finalizar: porEntregar,
        'cancelar-saldo': ['CONFIRMADA'],
        anular: ['ANULADA'],
      },
      EN_PREPARACION: {
        reservar: ['EN_PREPARACION'],
        finalizar: porEntregar,
        'cancelar-saldo': ['EN_PREPARACION'],
        anular: ['ANULADA'],
      },
      PARCIAL: { reservar: ['PARCIAL'], finalizar: porEntregar, 'cancelar-saldo': porEntregar },
      FINALIZADA: {},
      ANULADA: {},
    });
  });

  it('INV-76 refuses every other pair naming the state, the action and what is allowed', () => {
    for (const estado of cicloDeNota.estados) {
      const permitidas = cicloDeNota.accionesDesde(estado);
      for (const accion of cicloDeNota.acciones.filter((una) => !permitidas.includes(una))) {
        expect(cicloDeNota.mover(estado, accion)).toEqual({
          ok: false,
          error: { code: 'comun.transicion_invalida', data: { estado, accion, permitidas } },
        });
      }
    }
  });

  it('VEN-13 never annuls what delivered something: from PARCIAL only the balance can be given up', () => {
    expect(cicloDeNota.accionesDesde('PARCIAL')).not.toContain('anular');
    expect(cicloDeNota.accionesDesde('PARCIAL')).toContain('cancelar-saldo');
  });

  it('stops when a rule names a destination that is not in the table', () => {
    expect(() => cicloDeNota.mover('CONFIRMADA', 'finalizar', 'ANULADA')).toThrow('leads from CONFIRMADA');
    expect(() => cicloDeNota.mover('CONFIRMADA', 'finalizar')).toThrow('says where it leads');
  });
});
