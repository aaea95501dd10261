import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { listarArticulos } from '@trastienda/nucleo/articulos/contrato.ts';
import type { CambioDeVista, Vista } from '@trastienda/nucleo/vistas/contrato.ts';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { enVistas, vistaDePrueba } from '#prueba/vistas.ts';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { BotonDeVistas } from './boton-de-vistas.tsx';

const OTRO = {
  status: 409,
  code: 'comun.version_vieja',
  title: 'Berta modificó este registro.',
  data: { quien: 'Berta', cuando: 'hoy', version: 2 },
};

function Tabla() {
  return <BotonDeVistas clave="articulos" consulta={useConsultaDeLista(listarArticulos)} />;
}

/** A shared view that Berta changes as soon as the table has it. */
function abrir(deBerta: Partial<Vista>, ruta = '?tipo=KIT') {
  let vista: Vista = { ...vistaDePrueba({ columnas: {}, busqueda: { tipo: 'SIMPLE' } }), roles: ['vendedor'] };
  const cambiarla = (cambio: Partial<Vista>) => {
    vista = { ...vista, ...cambio, version: vista.version + 1 };
    return vista;
  };
  let falta = true;
  const { servidor } = renderPantalla(<Tabla />, {
    ruta: `/${ruta}&guardada=${vista.id}`,
    respuestas: {
      'GET /api/vistas': () => ({ vistas: [vista], inicial: null, puedeCompartir: true }),
      [`PATCH /api/vistas/${vista.id}`]: ({ version, ...cambio }: CambioDeVista) => {
        if (falta) cambiarla(deBerta);
        falta = false;
        return version === vista.version ? cambiarla(cambio as Partial<Vista>) : OTRO;
      },
    },
  });
  return { servidor, vista: () => vista };
}

const cambios = async () => screen.findByRole('button', { name: /^Vistas, .*con cambios sin guardar/ });

it('TD-11 what somebody else saved in a view is written over only by who was told', async () => {
  const suyo = { columnas: {}, busqueda: { tipo: 'SIMPLE', conStock: 'true' } };
  const { vista } = abrir({ contenido: suyo });
  await cambios();
  await enVistas('Guardar los cambios');
  await screen.findByText(/Berta/);
  await enVistas('Guardar los cambios');
  expect(await screen.findByText('Guardaron otra cosa en «Del salón»')).toBeDefined();
  await userEvent.click(screen.getByRole('button', { name: 'Volver' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Volver' })).toBeNull());
  expect(vista().contenido).toEqual(suyo);
  await cambios();
  await enVistas('Guardar los cambios');
  await userEvent.click(await screen.findByRole('button', { name: 'Guardar lo mío' }));
  await waitFor(() => expect(vista().contenido.busqueda).toEqual({ tipo: 'KIT' }));
});

it('TD-11 the panel of a view that changed meanwhile shows who it is shared with now, and saves', async () => {
  const { vista } = abrir({ roles: ['vendedor', 'taller'] });
  await cambios();
  await enVistas('Compartir…');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Depósito' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Berta cambió esta vista mientras tanto');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Taller' }).checked).toBe(true);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Depósito' }));
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(vista().roles).toEqual(['vendedor', 'taller', 'deposito']));
});

it('TD-11 a name that somebody else changed meanwhile is seen, and the one written is kept', async () => {
  const { vista } = abrir({ nombre: 'De Berta' });
  await cambios();
  await enVistas('Cambiar el nombre…');
  const caja = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Nombre' });
  await userEvent.clear(caja);
  await userEvent.type(caja, 'La mía');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  expect(await screen.findByText('Cambiar el nombre de «De Berta»')).toBeDefined();
  expect(caja.value).toBe('La mía');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(vista().nombre).toBe('La mía'));
});
