import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { verListaNueva } from '@trastienda/nucleo/articulos/precios/listas/contrato-de-cambio-de-formula.ts';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { claveDe } from '#api/consultas.ts';
import { pedir } from '#api/pedir.ts';
import { PreciosDePrevia } from './precios-de-previa.tsx';
import { useCuerpoDePrevia } from './use-cuerpo-de-previa.ts';

/** The prices that a derived lista would have, asked with a button before it is made (PRE-02, PRE-04). */
export function PreviaDeNueva() {
  const { t } = useTranslation('precios');
  const cuerpo = useCuerpoDePrevia();
  const derivacion: unknown = useWatch({ name: 'derivacion' });
  const [pedido, setPedido] = useState<string | null>(null);
  if (derivacion === null) return null;
  const clave = JSON.stringify(cuerpo);
  if (cuerpo === null || clave !== pedido) {
    return (
      <Box>
        <Button disabled={cuerpo === null} onClick={() => setPedido(clave)}>
          {t('listasDePrecio.previa.verNueva')}
        </Button>
      </Box>
    );
  }
  const { preciosEscritos: _, ...formula } = cuerpo;
  return (
    <PreciosDePrevia
      key={clave}
      clave={[...claveDe(verListaNueva), formula]}
      pedirla={(corte, signal) => pedir(verListaNueva, { body: { ...formula, ...corte } }, { signal })}
      nueva
    />
  );
}
