import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Hecho } from '@trastienda/nucleo/plataforma/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { conMayuscula } from '#ui/formato/formato.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { valorDeCampo } from './valor-de-campo.ts';

type Props = {
  readonly hecho: Hecho;
  readonly nombres: Readonly<Record<string, string>>;
};

/** What is shown of a long change before somebody asks for all of it. */
const DE_ENTRADA = 5;

/** The fields of one change, before and after. What was born empty is not a change. */
export function CamposDelHecho({ hecho, nombres }: Props) {
  const { t } = useTranslation('rastro');
  const [todos, setTodos] = useState(false);
  const campos = hecho.campos.filter(({ antes, despues }) => antes || despues);
  const visibles = todos || campos.length <= DE_ENTRADA + 1 ? campos : campos.slice(0, DE_ENTRADA);
  if (campos.length === 0) return null;
  return (
    <>
      <Box component="dl" sx={{ m: 0, mt: 0.5, '& dd': { m: 0 } }}>
        {visibles.map((campo, i) => (
          // Two codes of one file are two changes of the same field.
          // biome-ignore lint/suspicious/noArrayIndexKey: what was done does not change
          <Box key={i} sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 0.75 }}>
            <Box
              component="dt"
              sx={{ color: 'text.secondary' }}
            >{`${nombres[campo.campo] ?? conMayuscula(campo.campo)}:`}</Box>
            <Valores {...campo} />
          </Box>
        ))}
      </Box>
      {visibles.length < campos.length && (
        <Button size="small" variant="text" onClick={() => setTodos(true)} sx={{ ml: -1 }}>
          {t('otros', { count: campos.length - visibles.length })}
        </Button>
      )}
    </>
  );
}

function Valores({ campo, antes, despues }: Hecho['campos'][number]) {
  const { t } = useTranslation('rastro');
  const valores = t('valor', { returnObjects: true });
  return (
    <Box component="dd" sx={{ overflowWrap: 'anywhere' }}>
      {antes !== null && (
        <>
          <Oculto>{t('antes')}: </Oculto>
          <Box component="s" sx={{ color: 'text.secondary' }}>
            {antes === '' ? t('sinValor') : valorDeCampo(campo, antes, valores)}
          </Box>
          <span aria-hidden> → </span>
          <Oculto> {t('despues')}: </Oculto>
        </>
      )}
      <b>{despues ? valorDeCampo(campo, despues, valores) : t('sinValor')}</b>
    </Box>
  );
}
