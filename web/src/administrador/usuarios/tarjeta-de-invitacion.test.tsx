import { screen } from '@testing-library/react';
import type { Invitacion } from '@trastienda/nucleo/administrador/contrato.ts';
import { expect, it, vi } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { TarjetaDeInvitacion } from './columnas-de-invitaciones.tsx';

const PENDIENTE: Invitacion = {
  id: '01980000-0000-7000-8000-0000000000a1',
  email: 'ana@taller.test',
  nombre: 'Ana',
  concesiones: [{ rol: 'taller', sucursalId: null, sucursal: null }],
  estado: 'pendiente',
  invito: 'Julia Páez',
  creadaEn: '2026-11-20T08:00:00.000Z',
  venceEn: '2026-11-21T08:00:00.000Z',
  cerradaEn: null,
};

it.each([
  [PENDIENTE, 'Pendiente', 'vence dentro de 20 h'],
  [{ ...PENDIENTE, estado: 'vencida', venceEn: '2026-11-19T08:00:00.000Z' }, 'Vencida', '19/11/2026 05:00'],
  [{ ...PENDIENTE, estado: 'aceptada', cerradaEn: '2026-11-20T10:30:00.000Z' }, 'Aceptada', '20/11/2026 07:30'],
] as const)(
  'ADM-13 on a phone an invitation says who made it and when, and until when it waits or was answered',
  async (una, estado, cuando) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:00:00Z') });
    try {
      renderPantalla(<TarjetaDeInvitacion invitacion={una} />, { permisos: ['usuario.administrar'] });
      expect(await screen.findByText('Invitada el 20/11/2026 05:00 por Julia Páez')).toBeDefined();
      expect(screen.getByText(estado)).toBeDefined();
      expect(screen.getByText(cuando).tagName).toBe('TIME');
    } finally {
      vi.useRealTimers();
    }
  },
);
