import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { verCambioDeFormula } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-cambio-de-formula.ts';
import type { ListaDePrecio } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-listas.ts';
import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { claveDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';
import { Campo } from '#ui/formularios/campos.tsx';
import { type CuerpoDePrevia, calculaOtros } from './cuerpo-de-previa.ts';
import { PreciosDePrevia } from './precios-de-previa.tsx';
import { useCuerpoDePrevia } from './use-cuerpo-de-previa.ts';

type Props = {
  readonly lista: ListaDePrecio;
  /** What the preview was asked with, here or by a refusal; null before. */
  readonly pedido: CuerpoDePrevia | null;
  readonly onPedir: (cuerpo: CuerpoDePrevia) => void;
};

/** While the formula of a lista is another one: why, and what it would do to its prices, asked with a button (PRE-04). */
export function PreviaDeFormula({ lista, pedido, onPedir }: Props) {
  const { t } = useTranslation('precios');
  const cuerpo = useCuerpoDePrevia();
  useSinRevisar(cuerpo);
  if (cuerpo !== null && !calculaOtros(lista, cuerpo)) return null;
  const esElQueSeVe = cuerpo !== null && JSON.stringify(cuerpo) === JSON.stringify(pedido);
  return (
    <>
      <Campo
        name="motivo"
        label={t('listasDePrecio.previa.motivo')}
        ayuda={t('listasDePrecio.previa.motivoAyuda')}
        maximo={200}
        opcional
      />
      {esElQueSeVe ? (
        <PreciosDePrevia
          key={JSON.stringify(cuerpo)}
          clave={[...claveDe(verCambioDeFormula), lista.id, cuerpo]}
          pedirla={(corte, signal) =>
            pedir(verCambioDeFormula, { params: { id: lista.id }, body: { ...cuerpo, ...corte } }, { signal })
          }
        />
      ) : (
        <Box>
          <Button disabled={cuerpo === null} onClick={() => cuerpo && onPedir(cuerpo)}>
            {t('listasDePrecio.previa.ver')}
          </Button>
        </Box>
      )}
    </>
  );
}

/** What was looked at is what that formula does: another one asks again. */
function useSinRevisar(cuerpo: CuerpoDePrevia | null): void {
  const { setValue } = useFormContext();
  const texto = JSON.stringify(cuerpo);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever it is now
  useEffect(() => setValue('revisados', undefined), [texto, setValue]);
}
