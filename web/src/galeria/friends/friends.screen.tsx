import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { Personas } from '#galeria/user-profile/personas.tsx';
import { Portada } from '#galeria/user-profile/portada.tsx';
import { Redes } from '#galeria/user-profile/redes.tsx';
import { textos } from '#galeria/user-profile/textos.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { AvatarDe } from '#ui/piezas/avatar.tsx';

/** The friends of the user, with what they do and where else to find them. */
export function FriendsScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('amigos')}>
      <Portada seccion="amigos" />
      <Personas
        titulo={t('amigos')}
        etiqueta={t('buscarAmigo')}
        prueba="friends-list"
        alto={228}
        tarjeta={({ name, avatar, role }) => (
          <Tarjeta>
            <Stack sx={{ alignItems: 'center', textAlign: 'center', gap: 1 }}>
              <AvatarDe quien={{ nombre: name, foto: avatar }} lado={80} />
              <div>
                <Typography variant="h5" component="h3">
                  {name}
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {role}
                </Typography>
              </div>
              <Redes quien={name} />
            </Stack>
          </Tarjeta>
        )}
      />
    </PaginaDemo>
  );
}
