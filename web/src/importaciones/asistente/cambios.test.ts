import { describe, expect, it } from 'vitest';
import { importacion } from '#importaciones/ejemplos.prueba.ts';
import { conCambios, ejemplosDe, juntar, moverColumna, rehaceColumnas } from './cambios.ts';

describe('corrections that wait', () => {
  it('show at once, each thing by its last word', () => {
    const vista = conCambios(importacion(), [
      { formato: { decimal: '.' } },
      { formato: { decimal: ',', encabezado: 3 }, opciones: { modo: 'solo_crear' } },
      { mapeo: { codigo: 3 } },
      { perfil: 'Mahle' },
    ]);
    expect(vista.formato).toMatchObject({ separador: ';', decimal: ',', encabezado: 3 });
    expect(vista.opciones.modo).toBe('solo_crear');
    expect(vista.mapeo).toEqual({ codigo: 3 });
    expect(vista.perfil).toBe('Mahle');
    expect(conCambios(vista, [])).toBe(vista);
  });

  it('go together, but for a profile, which goes alone and before what was asked after it', () => {
    const antes = [{ formato: { decimal: '.' as const } }, { opciones: { vaciosBorran: true } }];
    const todos = [...antes, { perfil: 'Mahle' }, { mapeo: { codigo: 1 } }];
    expect(juntar(todos)).toEqual({
      cuerpo: { formato: { decimal: '.' }, opciones: { vaciosBorran: true } },
      cuantos: 2,
    });
    expect(juntar(todos.slice(2))).toEqual({ cuerpo: { perfil: 'Mahle' }, cuantos: 1 });
    expect(juntar(todos.slice(3))).toEqual({ cuerpo: { mapeo: { codigo: 1 } }, cuantos: 1 });
  });

  it('make the columns unknown only when the file is cut another way', () => {
    expect(rehaceColumnas({ formato: { separador: ',' } })).toBe(true);
    expect(rehaceColumnas({ perfil: 'Mahle' })).toBe(true);
    expect(rehaceColumnas({ formato: { decimal: '.' } })).toBe(false);
    expect(rehaceColumnas({ mapeo: {} })).toBe(false);
  });
});

it('a column feeds one field: it leaves the one it had', () => {
  expect(moverColumna({ codigo: 0, marca: 1 }, 'descripcion', 1)).toEqual({ codigo: 0, descripcion: 1 });
  expect(moverColumna({ codigo: 0, marca: 1 }, 'marca', null)).toEqual({ codigo: 0 });
});

it('the examples of a column are its first different values', () => {
  const { muestra } = importacion();
  expect(ejemplosDe(muestra, 0)).toEqual(['WO-342', 'FAP-9128']);
  expect(ejemplosDe(muestra, 3)).toEqual(['Sur']);
  expect(ejemplosDe(muestra, 0, 1)).toEqual(['WO-342']);
  expect(ejemplosDe(muestra, 9)).toEqual([]);
});
