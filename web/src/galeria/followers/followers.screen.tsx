import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import type { Follower } from '#galeria/api-falsa/entidades/perfil.ts';
import { useCambiarMuestras } from '#galeria/comun/muestras.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { alternarSeguir } from '#galeria/user-profile/estado.ts';
import { CAMINO_DE_USUARIOS, Personas } from '#galeria/user-profile/personas.tsx';
import { Portada } from '#galeria/user-profile/portada.tsx';
import { textos } from '#galeria/user-profile/textos.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';

/** Who follows the user, and whom of them the user follows back. */
export function FollowersScreen() {
  const t = textos.usar();
  const cambiar = useCambiarMuestras<readonly Follower[]>(CAMINO_DE_USUARIOS);
  return (
    <PaginaDemo titulo={t('seguidores')}>
      <Portada seccion="seguidores" />
      <Personas
        titulo={t('seguidores')}
        etiqueta={t('buscarSeguidor')}
        prueba="followers-list"
        alto={76}
        tarjeta={(persona) => (
          <Seguidor persona={persona} onSeguir={() => cambiar((todas) => alternarSeguir(todas, persona.id))} />
        )}
      />
    </PaginaDemo>
  );
}

function Seguidor({ persona, onSeguir }: { readonly persona: Follower; readonly onSeguir: () => void }) {
  const t = textos.usar();
  const { name, avatar, country, isFollowed } = persona;
  return (
    <Tarjeta densa>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center' }}>
        <AvatarDe quien={{ nombre: name, foto: avatar }} lado={44} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="subtitle1" component="h3" noWrap>
            {name}
          </Typography>
          <Stack direction="row" sx={{ gap: 0.5, alignItems: 'center', color: 'text.secondary', fontSize: '0.75rem' }}>
            <IconMapPin size={14} stroke={1.7} aria-hidden />
            {country}
          </Stack>
        </Box>
        <Button
          size="small"
          variant={isFollowed ? 'outlined' : 'contained'}
          aria-label={t(isFollowed ? 'siguiendoA' : 'seguirA', { quien: name })}
          onClick={onSeguir}
        >
          {t(isFollowed ? 'siguiendo' : 'seguir')}
        </Button>
      </Stack>
    </Tarjeta>
  );
}
