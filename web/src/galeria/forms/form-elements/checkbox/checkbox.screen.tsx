import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconBookmark from '@tabler/icons-react/dist/esm/icons/IconBookmark.mjs';
import IconBookmarkFilled from '@tabler/icons-react/dist/esm/icons/IconBookmarkFilled.mjs';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import IconHeart from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import IconHeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import { useState } from 'react';
import { Fila } from '#galeria/comun/bloques.tsx';
import { MarcaDe } from '#galeria/forms/form-elements/marca-de.tsx';
import { PaginaDeMarcas } from '#galeria/forms/form-elements/pagina-de-marcas.tsx';
import { textos } from '#galeria/forms/form-elements/textos.ts';

/** Boxes to tick. */
export function CheckboxScreen() {
  const t = textos.usar();
  return (
    <PaginaDeMarcas
      clase="checkbox"
      titulo={t('checkbox')}
      personalizado={
        <Fila>
          <MarcaDe clase="checkbox" nombre={t('hecha')} marcada tono="success" iconos={REDONDA} />
          <MarcaDe clase="checkbox" nombre={t('sinMarcar')} tono="success" iconos={REDONDA} />
          <EnParte />
        </Fila>
      }
      masTamanos={
        <>
          <MarcaDe clase="checkbox" nombre={t('favorita')} marcada tono="error" iconos={CORAZON} />
          <MarcaDe clase="checkbox" nombre={t('guardada')} marcada iconos={SENALADOR} />
        </>
      }
    />
  );
}

/** Neither ticked nor blank until somebody decides. */
function EnParte() {
  const t = textos.usar();
  const [marcada, setMarcada] = useState<boolean | null>(null);
  return (
    <FormControlLabel
      label={t('parcial')}
      control={
        <Checkbox
          indeterminate={marcada === null}
          checked={marcada === true}
          onChange={(_, nueva) => setMarcada(nueva)}
        />
      }
    />
  );
}

const REDONDA = [
  <IconCircle key="vacia" size={22} stroke={1.6} aria-hidden />,
  <IconCircleCheckFilled key="marcada" size={22} aria-hidden />,
] as const;
const CORAZON = [
  <IconHeart key="vacia" size={22} stroke={1.6} aria-hidden />,
  <IconHeartFilled key="marcada" size={22} aria-hidden />,
] as const;
const SENALADOR = [
  <IconBookmark key="vacia" size={22} stroke={1.6} aria-hidden />,
  <IconBookmarkFilled key="marcada" size={22} aria-hidden />,
] as const;
