import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import IconFolder from '@tabler/icons-react/dist/esm/icons/IconFolder.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import IconUser from '@tabler/icons-react/dist/esm/icons/IconUser.mjs';
import { Bloque, Bloques, Fila } from '#galeria/comun/bloques.tsx';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { textos } from '#galeria/ui-components/textos.ts';
import { iniciales } from '#ui/piezas/avatar.tsx';

const GENTE = [
  'Bruno Salvatierra',
  'Camila Etcheverry',
  'Delfina Arrieta',
  'Ezequiel Montes',
  'Fátima Quispe',
] as const;
const TONOS = ['primary', 'success', 'warning', 'error', 'secondary'] as const;
type Tono = (typeof TONOS)[number];

const suave = (tono: Tono) => ({
  bgcolor: `${tono}.soft`,
  color: `${tono}.onSoft`,
  fontSize: '0.875rem',
  fontWeight: 600,
});
const foto = (nombre: string) => dibujo(nombre, 'retrato', 160, 160);
const tonoDe = (i: number): Tono => TONOS[i % TONOS.length] ?? 'primary';

/** People and things in a circle. */
export function AvatarScreen() {
  const t = textos.usar();
  const iconos = [
    { icono: IconFolder, texto: t('avatares.carpeta') },
    { icono: IconUser, texto: t('avatares.persona') },
    { icono: IconMail, texto: t('avatares.correo') },
  ];
  return (
    <PaginaDemo titulo={t('avatar')}>
      <Bloques>
        <Bloque titulo={t('avatares.imagen')}>
          <Fila>
            {GENTE.map((nombre) => (
              <Avatar key={nombre} alt={nombre} src={foto(nombre)} />
            ))}
          </Fila>
        </Bloque>
        <Bloque titulo={t('avatares.letras')}>
          <Fila>
            {GENTE.map((nombre, i) => (
              <Avatar key={nombre} role="img" aria-label={nombre} sx={suave(tonoDe(i))}>
                {iniciales(nombre)}
              </Avatar>
            ))}
          </Fila>
        </Bloque>
        <Bloque titulo={t('avatares.iconos')}>
          <Fila>
            {iconos.map(({ icono: Icono, texto }, i) => (
              <Avatar key={texto} role="img" aria-label={texto} sx={suave(tonoDe(i))}>
                <Icono size={20} stroke={1.7} aria-hidden />
              </Avatar>
            ))}
          </Fila>
        </Bloque>
        <Bloque titulo={t('avatares.variantes')}>
          <Fila>
            {(['circular', 'rounded', 'square'] as const).map((variante, i) => (
              <Avatar
                key={variante}
                variant={variante}
                role="img"
                aria-label={t(`avatares.${variante}`)}
                sx={suave(tonoDe(i))}
              >
                <IconUser size={20} stroke={1.7} aria-hidden />
              </Avatar>
            ))}
          </Fila>
        </Bloque>
        <Bloque titulo={t('avatares.agrupados')}>
          <Fila>
            <Grupo lado={40} />
          </Fila>
        </Bloque>
        <Bloque titulo={t('avatares.grupos')}>
          <Fila>
            {[24, 40, 56].map((lado) => (
              <Grupo key={lado} lado={lado} />
            ))}
          </Fila>
        </Bloque>
        <Bloque titulo={t('avatares.insignia')}>
          <Fila>
            <ConInsignia nombre={GENTE[0]} texto={t('avatares.conectada', { quien: GENTE[0] })} color="success" />
            <ConInsignia nombre={GENTE[1]} texto={t('avatares.ausente', { quien: GENTE[1] })} color="warning" />
          </Fila>
        </Bloque>
        <Bloque titulo={t('avatares.tamanos')}>
          <Fila>
            {[24, 40, 56, 80].map((lado) => (
              <Avatar key={lado} alt={GENTE[2]} src={foto(GENTE[2])} sx={{ width: lado, height: lado }} />
            ))}
          </Fila>
        </Bloque>
      </Bloques>
    </PaginaDemo>
  );
}

const A_LA_VISTA = 3;

function Grupo({ lado }: { readonly lado: number }) {
  const t = textos.usar();
  const quienes = GENTE.slice(0, A_LA_VISTA).join(', ');
  const medida = { width: lado, height: lado, fontSize: lado / 3 };
  return (
    <AvatarGroup
      role="img"
      aria-label={t('avatares.mas', { quienes, count: GENTE.length - A_LA_VISTA })}
      max={A_LA_VISTA + 1}
      sx={{ '& .MuiAvatar-root': { ...medida, borderColor: 'background.paper' } }}
      slotProps={{ surplus: { sx: suave('primary') } }}
    >
      {GENTE.map((nombre) => (
        <Avatar key={nombre} alt="" src={foto(nombre)} />
      ))}
    </AvatarGroup>
  );
}

function ConInsignia(props: {
  readonly nombre: string;
  readonly texto: string;
  readonly color: 'success' | 'warning';
}) {
  return (
    <Badge
      variant="dot"
      color={props.color}
      overlap="circular"
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      sx={{ '& .MuiBadge-badge': { boxShadow: '0 0 0 2px var(--t-palette-background-paper)' } }}
    >
      <Avatar alt={props.texto} src={foto(props.nombre)} />
    </Badge>
  );
}
