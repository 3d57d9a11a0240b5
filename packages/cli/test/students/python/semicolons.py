a=[list(map(int,input())) for _ in'a'*9];z=[(i,j) for i in range(9) for j in range(9) if a[i][j]<1]
def f(n):
 if n==len(z):return 1
 i,j=z[n]
 for v in range(1,10):
  if all(v!=a[i][k]and v!=a[k][j]and v!=a[i//3*3+k//3][j//3*3+k%3]for k in range(9)):
   a[i][j]=v;r=f(n+1)
   if r:return 1
   a[i][j]=0
f(0)
for r in a:print(*r,sep='')
