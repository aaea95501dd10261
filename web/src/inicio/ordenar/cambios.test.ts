import { describe, expect, it } from 'vitest';
import { type IdDePanel, PANELES } from '#inicio/catalogo.ts';
import { DE_SIEMPRE, type Disposicion, disposicionDe } from '#inicio/disposicion.ts';
import { alternar, mover, ponerEnLugarDe, preferenciaDe } from './cambios.ts';

const visibles = (disposicion: Disposicion) => disposicion.filter(({ visible }) => visible).map(({ id }) => id);
const ids = (disposicion: Disposicion) => disposicion.map(({ id }) => id);
const TODOS: ReadonlySet<IdDePanel> = new Set(PANELES.map(({ id }) => id));

describe('the panels of a person', () => {
  it('are the usual ones until they say otherwise, and then theirs in their order', () => {
    expect(visibles(disposicionDe(null))).toEqual(DE_SIEMPRE);
    expect(visibles(disposicionDe(['semanal', 'cifras']))).toEqual(['semanal', 'cifras']);
    expect(visibles(disposicionDe([]))).toEqual([]);
  });

  it('hold every panel once, whatever was kept by another version', () => {
    const disposicion = disposicionDe(['de-antes', 'ventas']);
    expect(visibles(disposicion)).toEqual(['ventas']);
    expect(ids(disposicion).toSorted()).toEqual([...TODOS].toSorted());
  });

  it('are kept as null while they are the usual ones, so that they change with the product', () => {
    expect(preferenciaDe(disposicionDe(null))).toBe(null);
    const otra = alternar(disposicionDe(null), 'semanal');
    expect(preferenciaDe(otra)).toEqual([...DE_SIEMPRE, 'semanal']);
    expect(preferenciaDe(alternar(otra, 'semanal'))).toBe(null);
  });
});

describe('a panel', () => {
  it('goes up and down by one, and no further than there is', () => {
    const disposicion = disposicionDe(['cifras', 'ventas', 'notas']);
    expect(visibles(mover(disposicion, 'ventas', -1, TODOS))).toEqual(['ventas', 'cifras', 'notas']);
    expect(visibles(mover(disposicion, 'cifras', 1, TODOS))).toEqual(['ventas', 'cifras', 'notas']);
    expect(mover(disposicion, 'cifras', -1, TODOS)).toBe(disposicion);
  });

  it('goes over those the person may not see, which they are not shown', () => {
    const disposicion = disposicionDe(['cifras', 'ventas', 'notas']);
    const sinVentas = new Set([...TODOS].filter((id) => id !== 'ventas'));
    expect(visibles(mover(disposicion, 'notas', -1, sinVentas))).toEqual(['notas', 'cifras', 'ventas']);
  });

  it('that is pulled to the place of another one takes it', () => {
    const disposicion = disposicionDe(['cifras', 'ventas', 'notas']);
    expect(visibles(ponerEnLugarDe(disposicion, 'notas', 'cifras'))).toEqual(['notas', 'cifras', 'ventas']);
    expect(visibles(ponerEnLugarDe(disposicion, 'cifras', 'notas'))).toEqual(['ventas', 'notas', 'cifras']);
    expect(ponerEnLugarDe(disposicion, 'cifras', 'cifras')).toBe(disposicion);
  });
});

it('the names that are kept of panels are such as the server takes', () => {
  for (const id of TODOS) expect(id).toMatch(/^[a-z0-9][a-z0-9-]{0,39}$/);
  expect(TODOS.size).toBeLessThanOrEqual(20);
});
