import Box from '@mui/material/Box';
import { Pagina } from '#ui/pantalla/pagina.tsx';
import { Botones } from './botones.tsx';
import { Campos } from './campos.tsx';
import { Colores } from './colores.tsx';
import { Dialogos } from './dialogos.tsx';
import { Estados } from './estados.tsx';
import { Forma } from './forma.tsx';
import { Formularios } from './formularios.tsx';
import { Tablas } from './tablas.tsx';
import { textos } from './textos.ts';
import { Tipografia } from './tipografia.tsx';

/** The design language of the product, drawn with the pieces that screens use, as the customizer leaves them. */
export function SistemaScreen() {
  const t = textos.usar();
  return (
    <Pagina titulo={t('sistema.titulo')} bajada={t('sistema.bajada')} banda="completa">
      <Box sx={grilla}>
        <Botones />
        <Colores />
        <Tipografia />
        <Forma />
        <Campos />
        <Formularios />
        <Estados />
        <Dialogos />
        <Tablas />
      </Box>
    </Pagina>
  );
}

const grilla = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gap: 2,
  alignItems: 'start',
} as const;
