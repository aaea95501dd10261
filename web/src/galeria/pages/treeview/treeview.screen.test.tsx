import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderPantalla } from '#prueba/render-pantalla.tsx';
import { TreeviewScreen } from './treeview.screen.tsx';

it('a link to a line of the tree shows it, whatever branch it is in', async () => {
  renderPantalla(<TreeviewScreen />, { ruta: '/pages/treeview?nodo=baterias' });
  const linea = await screen.findByRole('treeitem', { name: 'Baterías' });
  expect(linea.getAttribute('aria-selected')).toBe('true');
});
