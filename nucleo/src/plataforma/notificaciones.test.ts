import { describe, expect, it } from 'vitest';
import type { Permisos } from '#comun/endpoint.ts';
import { type Destino, puedeVer } from './destino.ts';
import { conDatos, definicionDe, TIPOS_DE_NOTIFICACION } from './notificaciones.ts';

const NADIE: Destino = { usuarioId: null, permiso: null, sucursalId: null, autorId: null };
const paraEntregar: Destino = { ...NADIE, permiso: 'nota.finalizar', sucursalId: 'centro', autorId: 'vendedora' };
const NADA: Permisos = new Map();
const enCentro: Permisos = new Map([['nota.finalizar', ['centro']]]);

describe('who may see an event', () => {
  it('is the person it names, while they hold what it asks for', () => {
    const mio: Destino = { ...NADIE, usuarioId: 'yo', permiso: 'importacion.hacer' };
    const puedo: Permisos = new Map([['importacion.hacer', 'TODAS']]);
    expect(puedeVer(mio, 'yo', puedo)).toBe(true);
    expect(puedeVer(mio, 'otra', puedo)).toBe(false);
    expect(puedeVer(mio, 'yo', NADA)).toBe(false);
    expect(puedeVer({ ...NADIE, usuarioId: 'yo' }, 'yo', NADA)).toBe(true);
  });

  it('is whoever holds its permission in its sucursal, except who made it happen', () => {
    expect(puedeVer(paraEntregar, 'yo', enCentro)).toBe(true);
    expect(puedeVer(paraEntregar, 'vendedora', enCentro)).toBe(false);
    expect(puedeVer(paraEntregar, 'yo', new Map([['nota.finalizar', ['norte']]]))).toBe(false);
    expect(puedeVer(paraEntregar, 'yo', new Map([['nota.ver', 'TODAS']]))).toBe(false);
    expect(puedeVer(paraEntregar, 'yo', new Map([['nota.finalizar', 'TODAS']]))).toBe(true);
  });

  it('is told of what others did to them, and of their own too when it is about them', () => {
    expect(puedeVer({ ...NADIE, usuarioId: 'yo', autorId: 'yo' }, 'yo', NADA)).toBe(true);
  });

  it('holds anywhere for what belongs to no sucursal', () => {
    expect(puedeVer({ ...paraEntregar, sucursalId: null }, 'yo', new Map([['nota.finalizar', ['norte']]]))).toBe(true);
  });
});

describe('the catalogue of notifications', () => {
  it.each(TIPOS_DE_NOTIFICACION)('%s says only what its facts tell', (tipo) => {
    const { titulo, texto, ruta, datos } = definicionDe(tipo);
    const nombrados = [titulo, texto, ruta].flatMap((frase) => [...frase.matchAll(/\{\{(\w+)\}\}/g)].map(([, d]) => d));
    const conocidos = 'shape' in datos ? Object.keys(datos.shape as object) : [];
    expect(conocidos).toEqual(expect.arrayContaining(nombrados));
  });

  it.each(TIPOS_DE_NOTIFICACION)('%s for a permission names which', (tipo) => {
    const { para, permiso } = definicionDe(tipo);
    expect(para === 'persona' || permiso !== undefined).toBe(true);
  });

  it('puts facts in their place once, whatever they say', () => {
    expect(conDatos('{{a}} y {{b}}', { a: '{{b}}', b: 2 })).toBe('{{b}} y 2');
    expect(conDatos('{{a}}{{falta}}', { a: '$&' })).toBe('$&');
  });
});
