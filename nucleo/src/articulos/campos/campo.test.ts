import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Campo, columnaDeCampo, decirValor, leerValor, planearValores, problemaDeNombre } from './campo.ts';
import { planearOpciones } from './opciones.ts';

const campo = (datos: Partial<Campo> = {}): Campo => ({
  id: 'c1',
  nombre: 'Diámetro',
  tipo: 'NUMERO',
  unidad: 'mm',
  decimales: 2,
  opciones: [],
  ...datos,
});
const opcion = (id: string, nombre: string, activa = true) => ({ id, nombre, activa });
const color = campo({
  id: 'c2',
  tipo: 'LISTA',
  unidad: '',
  decimales: 0,
  opciones: [opcion('r', 'Rojo'), opcion('v', 'Verde', false)],
});

const leido = fc.oneof(
  fc.tuple(fc.integer({ min: -99_999, max: 99_999 }), fc.integer({ min: 0, max: 2 })).map(([n, d]) => ({
    de: campo({ decimales: d }),
    escrito: (n / 10 ** d).toFixed(d),
  })),
  fc.constantFrom('true', 'false').map((escrito) => ({ de: campo({ tipo: 'SI_NO' }), escrito })),
  fc
    .date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    .map((dia) => ({ de: campo({ tipo: 'FECHA' }), escrito: dia.toISOString().slice(0, 10) })),
  fc.string({ maxLength: 200 }).map((escrito) => ({ de: campo({ tipo: 'TEXTO' }), escrito })),
);

describe('ART-18 what a campo holds', () => {
  it('is kept in one way only: reading what is kept changes nothing', () => {
    fc.assert(
      fc.property(leido, ({ de, escrito }) => {
        const primera = leerValor(de, escrito);
        expect(primera.ok).toBe(true);
        if (primera.ok) expect(leerValor(de, primera.value)).toEqual(primera);
      }),
    );
  });

  it.each([
    [campo(), '012.50', '12.5'],
    [campo(), '-0', '0'],
    [campo(), '1.234', null],
    [campo({ decimales: 0 }), '1.5', null],
    [campo({ decimales: 0 }), '1.0', '1'],
    [campo(), '12345678901', null],
    [campo(), 'doce', null],
    [campo({ tipo: 'FECHA' }), '2026-02-30', null],
    [campo({ tipo: 'FECHA' }), '1800-02-01', null],
    [campo({ tipo: 'SI_NO' }), 'quizás', null],
    [campo({ tipo: 'TEXTO' }), 'x'.repeat(201), null],
    [color, 'r', 'r'],
    [color, 'v', null],
    [color, 'otra', null],
  ])('%#: %o reads %s as %s', (de, escrito, queda) => {
    const respuesta = leerValor(de, escrito);
    expect(respuesta.ok ? respuesta.value : null).toBe(queda);
  });

  it('an option that was taken away stays with who has it', () => {
    expect(leerValor(color, 'v', 'v')).toEqual({ ok: true, value: 'v' });
  });

  it('is told as people read it', () => {
    expect(decirValor(campo(), '1234.5')).toBe('1.234,5 mm');
    expect(decirValor(color, 'v')).toBe('Verde');
    expect(decirValor(campo({ tipo: 'SI_NO' }), 'false')).toBe('No');
    expect(decirValor(campo({ tipo: 'FECHA' }), '2026-11-20')).toBe('20/11/2026');
  });

  it('is not called as what every artículo says already', () => {
    expect(problemaDeNombre('CÓDIGO')).not.toBeNull();
    expect(problemaDeNombre('¿?')).not.toBeNull();
    expect(problemaDeNombre('Rosca')).toBeNull();
  });

  it('has a column for each tipo of filter', () => {
    expect(columnaDeCampo({ id: 'x', tipo: 'SI_NO' })).toBe('campoLista-x');
  });
});

describe('ART-18 what an order over the campos of an artículo changes', () => {
  const valor = fc.option(fc.constantFrom('1', '2.50', '3', ' ', ''), { nil: null });
  it('leaves alone what is not named, and what is not asked for there is never written nor taken away', () => {
    const vigentes = [campo({ id: 'a' }), campo({ id: 'b' })];
    const pedido = fc.dictionary(fc.constantFrom('a', 'b', 'z'), valor, { noNullPrototype: true });
    const actuales = fc.dictionary(fc.constantFrom('a', 'b', 'z'), fc.constantFrom('1', '2.5', '7'), {
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(actuales, pedido, (antes, pide) => {
        const plan = planearValores(vigentes, antes, pide);
        const ajeno = (pide.z ?? '').trim() !== '';
        expect(plan.ok).toBe(!ajeno);
        if (!plan.ok) return;
        for (const { campo: suyo, antes: era, despues } of plan.value) {
          expect(['a', 'b']).toContain(suyo.id);
          expect(Object.keys(pide)).toContain(suyo.id);
          expect(era).toBe(antes[suyo.id] ?? null);
          expect(despues).not.toBe(era);
        }
        // Asking for the same again changes nothing.
        const luego = { ...antes, ...Object.fromEntries(plan.value.map((uno) => [uno.campo.id, uno.despues])) };
        const quedan = Object.fromEntries(Object.entries(luego).filter(([, v]) => v !== null)) as Record<
          string,
          string
        >;
        expect(planearValores(vigentes, quedan, pide)).toEqual({ ok: true, value: [] });
      }),
    );
  });

  it('says everything that is wrong at once', () => {
    const plan = planearValores([campo(), color], {}, { c1: 'x', c2: 'y', c9: '1' });
    expect(plan.ok ? [] : plan.error.map(({ campoId }) => campoId)).toEqual(['c1', 'c2', 'c9']);
  });
});

describe('ART-18 the options of a list', () => {
  const nombres = fc.uniqueArray(fc.constantFrom('Rojo', 'Verde', 'Azul', 'Negro', 'Gris'), { maxLength: 5 });
  it('are never lost, and a name that comes back is the option it was', () => {
    fc.assert(
      fc.property(nombres, nombres, (primeras, segundas) => {
        const inicial = primeras.map((nombre) => opcion(nombre.toLowerCase(), nombre));
        const plan = planearOpciones(
          inicial,
          segundas.map((nombre) => ({ nombre: nombre.toUpperCase() })),
        );
        expect(plan.ok).toBe(true);
        if (!plan.ok) return;
        const ids = plan.value.map(({ id }) => id);
        for (const { id } of inicial) expect(ids).toContain(id);
        expect(plan.value.filter(({ activa }) => activa)).toHaveLength(segundas.length);
        for (const { id, nombre } of plan.value) if (id !== null) expect(nombre.toLowerCase()).toBe(id);
      }),
    );
  });

  it('are refused when two are alike, when one is of nobody, or when it takes the name of one taken away', () => {
    const actuales = [opcion('r', 'Rojo'), opcion('v', 'Verde', false)];
    const reparos = (...pedidas: { id?: string; nombre: string }[]) => {
      const plan = planearOpciones(actuales, pedidas);
      return plan.ok ? [] : plan.error.map(({ indice }) => indice);
    };
    expect(reparos({ id: 'r', nombre: 'Rojo' }, { nombre: 'ROJO ' })).toEqual([1]);
    expect(reparos({ id: 'x', nombre: 'Azul' })).toEqual([0]);
    expect(reparos({ id: 'r', nombre: 'Verde' })).toEqual([0]);
    expect(reparos({ nombre: '¿?' })).toEqual([0]);
    expect(reparos({ id: 'r', nombre: 'Verde' }, { id: 'v', nombre: 'Rojo' })).toEqual([]);
  });
});
