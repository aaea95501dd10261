import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import IconBrandFacebook from '@tabler/icons-react/dist/esm/icons/IconBrandFacebook.mjs';
import IconBrandInstagram from '@tabler/icons-react/dist/esm/icons/IconBrandInstagram.mjs';
import IconBrandLinkedin from '@tabler/icons-react/dist/esm/icons/IconBrandLinkedin.mjs';
import { dibujo } from '#galeria/comun/dibujo.ts';
import { textos } from '#galeria/widgets/textos.ts';
import { hayPortapapeles, useCopiar } from '#ui/archivos/copiar.ts';
import { Pista } from '#ui/flotantes/pista.tsx';
import { PERFILES, REDES } from './muestras.ts';

const ICONOS = { Facebook: IconBrandFacebook, Instagram: IconBrandInstagram, LinkedIn: IconBrandLinkedin } as const;

/** Three people with where they are found: a press copies the address. */
export function Perfiles() {
  const t = textos.usar();
  const copiar = useCopiar();
  return PERFILES.map(({ nombre, rol }) => (
    <Paper key={nombre} component="article" aria-label={nombre} sx={perfil}>
      <Box component="img" src={dibujo(nombre, 'retrato', 240, 240)} alt="" sx={foto} />
      <Box component="h3" sx={{ m: 0, fontSize: '1rem', fontWeight: 600 }}>
        {nombre}
      </Box>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{rol}</Box>
      {hayPortapapeles() && (
        <Box sx={{ display: 'flex', gap: 0.5 }}>
          {REDES.map((red) => {
            const Icono = ICONOS[red];
            const direccion = `https://${red.toLowerCase()}.example/${nombre.toLowerCase().replaceAll(' ', '.')}`;
            return (
              <Pista key={red} texto={t('redDe', { red, quien: nombre })}>
                <IconButton onClick={() => copiar(direccion, t('copiado', { quien: nombre, red }))}>
                  <Icono size={20} stroke={1.5} aria-hidden />
                </IconButton>
              </Pista>
            );
          })}
        </Box>
      )}
    </Paper>
  ));
}

const perfil = { display: 'grid', justifyItems: 'center', gap: 0.75, p: 3, textAlign: 'center' } as const;
const foto = { width: 88, height: 88, borderRadius: '50%', mb: 1 } as const;
