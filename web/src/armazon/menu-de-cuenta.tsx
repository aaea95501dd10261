import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { flotante } from '#ui/flotantes/flotantes.tsx';
import { AvatarDe, iniciales } from '#ui/piezas/avatar.tsx';
import { delArmazon } from './flotantes-a-pedido.ts';
import type { DeMenuDeCuenta } from './menu-de-cuenta-abierto.tsx';

const MenuDeCuentaAbierto = flotante(delArmazon, (todas) => todas.MenuDeCuentaAbierto);

/** Who is working, the ways to what is theirs, and the way out. */
export function MenuDeCuenta({ quien, onSalir, onBloquear, accesos, onApariencia }: DeMenuDeCuenta) {
  const { t } = useTranslation('armazon');
  const [ancla, setAncla] = useState<HTMLElement | null>(null);
  return (
    <>
      <IconButton
        aria-label={t('barra.cuenta', { nombre: quien.nombre, iniciales: iniciales(quien.nombre) })}
        aria-haspopup="menu"
        aria-expanded={ancla !== null}
        onClick={(evento) => setAncla(evento.currentTarget)}
        sx={{ borderRadius: '50%' }}
      >
        <AvatarDe quien={quien} />
      </IconButton>
      <MenuDeCuentaAbierto
        open={ancla !== null}
        anchorEl={ancla}
        onClose={() => setAncla(null)}
        {...{ quien, onSalir, onBloquear, accesos, onApariencia }}
      />
    </>
  );
}
