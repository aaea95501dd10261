import {
  descuentoEquivalente,
  escribirDescuentos,
  leerDescuentos,
  netoDe,
} from '@trastienda/nucleo/articulos/proveedores/descuentos.ts';
import { escribirRecargos, leerRecargos, type Recargo } from '@trastienda/nucleo/articulos/proveedores/recargos.ts';
import { fail, ok, type Result } from '@trastienda/nucleo/comun/result.ts';
import { useTranslation } from 'react-i18next';
import { formatearImporte, formatearPorcentaje } from '#ui/formato/formato.ts';
import { CampoLeido } from './campo-leido.tsx';

/** What is no discount to any schema. */
const SIN_LEER: readonly string[] = ['?'];

/** Chained discounts, with what they come to (PRE-08). */
export function CampoDeDescuentos({ label }: { readonly label: string }) {
  const { t } = useTranslation('proveedores');
  return (
    <CampoLeido<readonly string[]>
      name="descuentos"
      label={label}
      escribir={(descuentos) => escribirDescuentos(descuentos ?? [])}
      leer={leerDescuentos}
      ilegible={SIN_LEER}
      ayuda={(descuentos = []) =>
        descuentos.length === 0
          ? t('campo.descuentosAyuda')
          : t('campo.descuentosSon', {
              total: formatearPorcentaje(descuentoEquivalente(descuentos)),
              neto: formatearImporte(netoDe('100', descuentos)),
            })
      }
    />
  );
}

/** What is no recargo to any schema. */
const SIN_RECARGO: readonly Recargo[] = [{ nombre: '', tipo: 'PORCENTAJE', valor: '?' }];

/** What is added after the discounts, in order, with what they come to (RN-18). */
export function CampoDeRecargos({ label }: { readonly label: string }) {
  const { t } = useTranslation('proveedores');
  return (
    <CampoLeido<readonly Recargo[]>
      name="recargos"
      label={label}
      largo={300}
      escribir={(recargos) => escribirRecargos(recargos ?? [])}
      leer={leerRecargos}
      ilegible={SIN_RECARGO}
      ayuda={(recargos = []) =>
        recargos.length > 0 && recargos.every(({ tipo }) => tipo === 'PORCENTAJE')
          ? t('campo.recargosSon', { neto: formatearImporte(netoDe('100', [], recargos)) })
          : t('campo.recargosAyuda')
      }
    />
  );
}

/** What no schema of days admits. */
const NO_SON_DIAS = -1;

/** Whole days, or nothing when nobody knows. */
export function CampoDeDias({ label, ayuda = '' }: { readonly label: string; readonly ayuda?: string }) {
  const { t } = useTranslation('proveedores');
  const leer = (texto: string): Result<number | null, string> => {
    const limpio = texto.trim();
    if (limpio === '') return ok(null);
    return /^\d{1,3}$/.test(limpio) ? ok(Number(limpio)) : fail(t('campo.diasMal'));
  };
  return (
    <CampoLeido<number | null>
      name="diasDeEntrega"
      label={label}
      inputMode="numeric"
      escribir={(dias) => (dias === null || dias === undefined ? '' : String(dias))}
      leer={leer}
      ilegible={NO_SON_DIAS}
      ayuda={() => ayuda}
    />
  );
}
