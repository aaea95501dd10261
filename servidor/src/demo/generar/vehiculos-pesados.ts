/** Pick-ups, vans and lorries, written as the cars are. Kinds: P pick-up, F furgón, C camión; T, a
 * furgón or pick-up with front-wheel drive. */
export const PESADOS = `
VW|Saveiro|1998-2009|1.6 8V,1.9 SD*|U|6
VW|Saveiro|2010-|1.6 8V,1.6 16V MSI|U|7
VW|Amarok|2010-|2.0 TDI*,2.0 BiTDI*,3.0 V6 TDI*|P|9
Fiat|Strada|1999-|1.4 8V,1.6 16V E.torQ,1.7 TD*,1.3 Multijet*|U|7
Fiat|Toro|2016-|1.8 16V E.torQ,2.0 Multijet*|T|6
Fiat|Ducato|1998-|2.8 JTD*,2.3 Multijet*|T|6
Renault|Oroch|2016-|1.6 16V,2.0 16V|T|4
Renault|Alaskan|2020-|2.3 dCi*|P|2
Renault|Trafic|1987-2002|1.6 8V,2.1 D*|T|3
Renault|Master|2002-|2.5 dCi*,2.3 dCi*|T|6
Peugeot|Boxer|1999-|2.8 HDi*,2.2 HDi*|T|4
Peugeot|Expert|2018-|1.6 HDi*|T|2
Citroën|Jumper|2000-|2.8 HDi*,2.2 HDi*|T|3
Ford|Courier|1998-2012|1.6 8V Rocam,1.8 D*|U|4
Ford|F-100|1983-2012|3.6,4.2 MWM*,3.9 Cummins*,Perkins 4-203*|P|5
Ford|Ranger|1998-2012|2.3 16V,2.8 TDi Power Stroke*,3.0 TDi Power Stroke*|P|8
Ford|Ranger|2012-2023|2.5 16V,2.2 TDCi*,3.2 TDCi*|P|9
Ford|Ranger|2023-|2.0 Biturbo*,3.0 V6 TD*|P|4
Ford|Transit|2007-|2.4 TDCi*,2.2 TDCi*|F|5
Chevrolet|Montana|2003-2021|1.8 8V|U|4
Chevrolet|S10|1996-2011|2.4 8V,2.8 TDI MWM*|P|7
Chevrolet|S10|2012-|2.5 16V,2.8 TD Duramax*|P|8
Chevrolet|Silverado|1997-2001|4.2 TD MWM*|P|2
Toyota|Hilux|1997-2004|2.8 D*,3.0 D*|P|6
Toyota|Hilux|2005-2015|2.7 16V,2.5 D-4D*,3.0 D-4D*|P|10
Toyota|Hilux|2016-|2.7 16V,2.4 TDI*,2.8 TDI*|P|10
Toyota|SW4|2005-2015|3.0 D-4D*|P|5
Toyota|SW4|2016-|2.8 TDI*|P|5
Toyota|Hiace|2021-|2.8 TDI*|F|2
Nissan|Frontier|2003-2015|2.8 TDI MWM*,2.5 dCi*|P|5
Nissan|Frontier|2016-|2.3 dCi*|P|6
Mitsubishi|L200|2001-2015|2.5 TD*,3.2 DI-D*|P|3
Jeep|Grand Cherokee|1999-2010|4.0 12V,4.7 V8|P|1
Hyundai|H1|2008-2020|2.5 CRDi*|F|3
Hyundai|HD 78|2010-|3.9 D*|C|2
Kia|K2500|2006-|2.5 TCI*|F|3
Mercedes-Benz|Sprinter 310|1997-2006|2.5 TD*|F|5
Mercedes-Benz|Sprinter 413|2002-2011|2.2 CDI*|F|6
Mercedes-Benz|Sprinter 415|2012-2018|2.2 CDI*|F|8
Mercedes-Benz|Sprinter 416|2019-|2.2 CDI*|F|4
Mercedes-Benz|Vito|2016-|1.6 CDI*|F|3
Mercedes-Benz|L 1114|1970-1989|OM 352*|C|5
Mercedes-Benz|L 1620|1996-2012|OM 366 LA*|C|5
Mercedes-Benz|Accelo 815|2004-|OM 612*|C|4
Mercedes-Benz|Atego 1720|2005-|OM 906 LA*|C|5
Mercedes-Benz|Axor 2036|2006-2020|OM 457 LA*|C|4
Mercedes-Benz|OF 1418|2006-2019|OM 904 LA*|C|4
Iveco|Daily 35.10|1998-2008|2.8 TD*|F|5
Iveco|Daily 35S14|2008-|3.0 HPI*|F|6
Iveco|EuroCargo 170E22|1999-2012|Tector 5.9*|C|4
Iveco|Tector 170E28|2012-|Tector 5.9*|C|5
Iveco|Stralis 490S38|2006-|Cursor 8*|C|4
Iveco|Cursor 450E33|2004-2014|Cursor 10*|C|3
Scania|112/113|1982-1999|DS 11*|C|4
Scania|P 310|2008-2018|DC 09*|C|4
Scania|R 420|2007-2018|DC 12*|C|3
Scania|G 410|2018-|DC 13*|C|3
Volvo|FH 12|1996-2008|D12*|C|3
Volvo|VM 260|2006-|MWM 7.2*|C|3
VW|13.180|1999-2012|MWM 4.10*|C|4
VW|17.220|2002-2012|Cummins 6BT*|C|4
VW|Constellation 17.280|2012-|MAN D08*|C|4
Ford|Cargo 916|2003-2012|Cummins 4BT*|C|3
Ford|Cargo 1722|2000-2019|Cummins 6BT*|C|5
Ford|F-4000|1996-2019|Cummins 4BT*|C|4
Agrale|MA 9.2|2004-|MWM 4.10*|C|2
`;
