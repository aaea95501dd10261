import { semillaDe } from './azar.ts';
import { conDigito } from './clientes.ts';

/**
 * Who sells to the shop: its name, what people call it, the letters of its codes, currency of its list, chained discounts,
 * days it takes, terms, town. Nobody of that name is known to exist; telephones have 555 and addresses end in `.example`.
 */
const PROVEEDORES = `
Distribuidora Rodamar S.A.|Rodamar|RM|ARS|20+10+5|2|30 y 60 días fecha factura|San Justo
Repuestera del Plata S.R.L.|Repuplata|RP|ARS|25+10|3|30 días|La Plata
Frenos y Suspensión Mitre S.A.|Fresmit|FM|ARS|15+10+5|4|Cuenta corriente 30 días|Rosario
Importadora Nordsee S.A.|Nordsee|ND|USD|12|15|50 % anticipado, saldo contra entrega|Ciudad Autónoma de Buenos Aires
Autopartes La Cumbre S.R.L.|La Cumbre|LC|ARS|30+5|5|30, 60 y 90 días|Córdoba
Casa Beltramo Hnos. S.A.|Beltramo|BH|ARS|18|2|Contado 5 %|Avellaneda
Eléctrica Vehicular Tandil S.A.|Elvetan|ET|ARS|22+8|6|30 días|Tandil
Motopartes Andinas S.A.S.|Andinas|AN|ARS|10+10|8|Contado|Mendoza
Global Bearing Trading S.A.|Global Bearing|GB|USD|8+4|20|Transferencia anticipada|Ciudad Autónoma de Buenos Aires
Lubricantes del Centro S.R.L.|Lubricentro Mayorista|LU|ARS|14|2|15 días|Villa María
Neumáticos Puerto Nuevo S.A.|Puerto Nuevo|PN|ARS|16+3|3|30 días|Campana
Escapes y Radiadores Lobos S.R.L.|Lobos|LB|ARS|20|4|30 y 60 días|Lobos
Diesel Pampa S.A.|Diesel Pampa|DP|USD|10|12|30 días al tipo de cambio del pago|Santa Rosa
Ópticas y Cristales Warnes S.R.L.|Opticristal|OC|ARS|25+5|1|Contado|Ciudad Autónoma de Buenos Aires
Transmisiones Serranas S.A.|Serranas|TS|ARS|15+15|5|30 días|Tandil
Mayorista Ferrocentro S.A.|Ferrocentro|FC|ARS|12+6|2|30 días|San Martín
Comercial Iguazú Importaciones S.R.L.|Iguazú|CI|USD|5|25|Carta de crédito|Posadas
Accesorios Litoral S.A.S.|Litoral|AL|ARS|28|4|15 días|Santa Fe
`;

type ProveedorDeMuestra = {
  readonly razonSocial: string;
  readonly nombreFantasia: string;
  readonly cuit: string;
  readonly sigla: string;
  readonly moneda: 'ARS' | 'USD';
  readonly descuentos: readonly string[];
  /** What is left of a peso of its list. */
  readonly queda: number;
  readonly diasDeEntrega: number;
  readonly condicionDePago: string;
  readonly localidad: string;
  readonly telefono: string;
  readonly email: string;
};

export const proveedores: readonly ProveedorDeMuestra[] = PROVEEDORES.trim()
  .split('\n')
  .map((linea, orden) => {
    const [
      razonSocial = '',
      nombreFantasia = '',
      sigla = '',
      moneda,
      descuento = '',
      dias = '',
      condicionDePago = '',
      localidad = '',
    ] = linea.split('|');
    const descuentos = descuento.split('+');
    return {
      ...{ razonSocial, nombreFantasia, sigla, descuentos, condicionDePago, localidad },
      cuit: conDigito('30', String(71_640_000 + orden * 211)),
      moneda: moneda === 'USD' ? ('USD' as const) : ('ARS' as const),
      queda: descuentos.reduce((resto, uno) => resto * (1 - Number(uno) / 100), 1),
      diasDeEntrega: Number(dias),
      telefono: `11 5555-${String(3_100 + orden * 7)}`,
      email: `ventas@${sigla.toLowerCase()}${orden + 1}.example`,
    };
  });

/** The place of the one that brings a brand: always the same one for a seed. */
export const proveedorDe = (marca: string, semilla: string): number =>
  semillaDe(semilla, 'proveedor', marca) % proveedores.length;
