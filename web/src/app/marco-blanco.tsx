import { Outlet } from '@tanstack/react-router';
import { LayoutBlanco } from '#armazon/layout-blanco.tsx';

export function MarcoBlanco() {
  return (
    <LayoutBlanco>
      <Outlet />
    </LayoutBlanco>
  );
}
