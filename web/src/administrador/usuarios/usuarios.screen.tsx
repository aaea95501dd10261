import Button from '@mui/material/Button';
import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { invitar } from '@trastienda/nucleo/administrador/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Pestanas } from '#ui/pantalla/pestanas.tsx';
import { Invitaciones } from './invitaciones.tsx';
import { Invitar } from './invitar.tsx';
import { Personas } from './personas.tsx';

type Pestana = 'personas' | 'invitaciones';

/** Who may come in, with which roles and how well protected, and who was invited (ADM-13). */
export function UsuariosScreen() {
  const { t } = useTranslation('administrador');
  const puede = usePuede();
  const navigate = useNavigate();
  const { pestana = 'personas' }: { pestana?: Pestana } = useSearch({ strict: false });
  const [invitando, setInvitando] = useState(false);
  // Each tab has its own search: that of the other does not follow.
  const elegir = (id: Pestana) => void navigate({ to: '.', search: id === 'personas' ? {} : { pestana: id } } as never);
  return (
    <Pagina
      titulo={t('usuarios.titulo')}
      fija
      acciones={
        puede(invitar) && (
          <Button
            variant="contained"
            startIcon={<IconUserPlus size={18} stroke={1.7} aria-hidden />}
            onClick={() => setInvitando(true)}
          >
            {t('invitaciones.invitar')}
          </Button>
        )
      }
    >
      <Pestanas
        etiqueta={t('usuarios.titulo')}
        valor={pestana}
        pestanas={[
          { id: 'personas', titulo: t('usuarios.personas') },
          { id: 'invitaciones', titulo: t('invitaciones.titulo') },
        ]}
        onCambio={elegir}
      />
      {pestana === 'personas' ? <Personas /> : <Invitaciones onInvitar={() => setInvitando(true)} />}
      <Invitar abierto={invitando} onCerrar={() => setInvitando(false)} />
    </Pagina>
  );
}
